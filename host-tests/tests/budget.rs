//! Flash and RAM are budgets: what the firmware of every board takes of them.
//!
//! | | budget |
//! |---|---|
//! | flash, boot stage and all | 512 KiB |
//! | RAM that is taken before anything runs | 128 KiB |
//! | stack, at the bottom of RAM: an overflow leaves the memory and faults | 64 KiB |

use agent_x_host::firmware::{self, FLASH, RAM};

const KIB: u64 = 1024;
const FLASH_BUDGET: u64 = 512 * KIB;
const RAM_BUDGET: u64 = 128 * KIB;
const STACK: u64 = 64 * KIB;

#[test]
fn every_board_keeps_within_its_budgets() {
    let boards = firmware::boards();
    assert!(!boards.is_empty());
    println!("| board | flash, of {FLASH_BUDGET} | RAM, of {RAM_BUDGET} |\n|---|---|---|");
    for board in boards {
        let elf = firmware::build(&board).unwrap_or_else(|error| panic!("{error}"));
        // The values of variables lie in flash, too, until they are copied to RAM.
        let segments = elf.segments().expect("an ELF");
        let flash: u64 = segments.iter().map(|segment| segment.bytes.len() as u64).sum();
        let ram = elf.size_within(RAM);
        println!("| {board} | {flash} | {ram} |");
        assert!(flash <= FLASH_BUDGET, "{board} takes {flash} bytes of flash");
        assert!(ram <= RAM_BUDGET, "{board} takes {ram} bytes of RAM");
        let last = segments.last().expect("there is something");
        let end = u64::from(last.address) + last.bytes.len() as u64;
        let storage = elf.symbol("_storage_start").expect("saves have their place");
        assert!(end <= FLASH.start + storage, "{board} runs into the saves");
    }
}

#[test]
fn the_stack_lies_below_everything_else_in_ram() {
    for board in firmware::boards() {
        let elf = firmware::build(&board).unwrap_or_else(|error| panic!("{error}"));
        let [top, bottom] = ["_stack_start", "_stack_end"]
            .map(|name| elf.symbol(name).unwrap_or_else(|| panic!("{board} has no {name}")));
        assert_eq!((bottom, top), (RAM.start, RAM.start + STACK), "{board}");
        assert_eq!(elf.size_within(bottom..top), 0, "{board}: nothing else is there");
    }
}
