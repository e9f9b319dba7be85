//! What the parts tell the table.

use agent_x::table::Input;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::Instant;

/// Something happened.
pub(super) enum Event {
    /// A button moved, at this moment.
    Button(Input, Instant),
    /// The battery is so full, from 0 to 4.
    Battery(u8),
}

/// All that has happened and was not yet looked at. Nothing is lost: whoever finds
/// it full waits.
pub(super) static EVENTS: Channel<CriticalSectionRawMutex, Event, 16> = Channel::new();
