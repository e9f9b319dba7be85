//! Noise and spoilt dossiers: the promises of `agent_x_host::fuzz`, kept for
//! inputs that always are the same. The same functions are libFuzzer's targets.

use agent_x::rules::Edition;
use agent_x_host::dealer::Dealer;
use agent_x_host::{dossier, fuzz};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

const GAMES: u64 = 30;
const SPOILT_A_GAME: usize = 100;
const NOISE: usize = 20_000;

struct Vandal(Pcg32);

impl Vandal {
    fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0.next_u32() as usize % limit.max(1)
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// One small change, of the kinds that hands, disks and editors make.
    fn spoil(&mut self, text: &[u8]) -> Vec<u8> {
        let (place, kind) = (self.below(text.len()), self.below(9));
        let mut bytes = text.to_vec();
        let readable = String::from_utf8_lossy(text).into_owned();
        let mut lines: Vec<_> = readable.split('\n').map(str::to_owned).collect();
        let (one, two) = (self.below(lines.len()), self.below(lines.len()));
        match kind {
            0 if !bytes.is_empty() => bytes[place] ^= 1 << self.below(8),
            1 => bytes.truncate(place),
            2 => bytes.insert(place, self.0.next_u32() as u8),
            3 => bytes = bytes.repeat(2),
            4 => drop(lines.remove(one)),
            5 => lines.insert(one, lines[two].clone()),
            6 => lines.swap(one, two),
            7 => lines[one] = self.replace_a_word(&lines[one], &readable),
            _ => lines[one] += self.pick(&[" ", "\t", "\r", " # as it was", " again"]),
        }
        if kind < 4 { bytes } else { lines.join("\n").into_bytes() }
    }

    fn replace_a_word(&mut self, line: &str, text: &str) -> String {
        let mut words: Vec<_> = line.split(' ').collect();
        let others: Vec<_> = text.split_whitespace().collect();
        let place = self.below(words.len());
        words[place] = if others.is_empty() { "" } else { self.pick(&others) };
        words.join(" ")
    }
}

#[test]
fn a_spoilt_dossier_is_refused_at_its_line_or_replays_as_it_is_written() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..GAMES {
        let edition = Edition::ALL[seed as usize % 3];
        let whole = dossier::random(&mut Dealer::new(seed), edition).into_bytes();
        assert!(fuzz::dossier(&whole), "an unspoilt one is accepted");
        let mut vandal = Vandal::new(seed);
        for _ in 0..SPOILT_A_GAME {
            let changes = vandal.below(3) + 1;
            let spoilt = (0..changes).fold(whole.clone(), |text, _| vandal.spoil(&text));
            *if fuzz::dossier(&spoilt) { &mut accepted } else { &mut refused } += 1;
        }
    }
    assert!(accepted > 100 && refused > 1000, "{accepted} accepted, {refused} refused");
}

#[test]
fn noise_is_no_dossier() {
    let mut vandal = Vandal::new(1947);
    for _ in 0..NOISE / 10 {
        let noise: Vec<_> = (0..vandal.below(400)).map(|_| vandal.0.next_u32() as u8).collect();
        assert!(!fuzz::dossier(&noise));
        assert!(!fuzz::dossier(&[b"dossier 1\nedition en\n", noise.as_slice()].concat()));
    }
}

#[test]
fn any_bytes_can_be_put_to_the_game() {
    let mut vandal = Vandal::new(1991);
    let mut accepted = 0;
    for _ in 0..NOISE {
        // Unreadable bytes lead far, readable ones try what is not legal.
        let unreadable = vandal.below(9);
        let byte = |vandal: &mut Vandal| match vandal.below(8) < unreadable {
            true => 0xe1 + vandal.below(31) as u8,
            false => vandal.0.next_u32() as u8,
        };
        let bytes: Vec<_> = (0..vandal.below(300)).map(|_| byte(&mut vandal)).collect();
        accepted += fuzz::apply(&bytes);
    }
    assert!(accepted > 10 * NOISE, "{accepted} accepted decisions lead nowhere");
}

#[test]
fn any_bytes_can_lie_in_the_save_area() {
    let mut vandal = Vandal::new(1962);
    let mut games = 0;
    for _ in 0..NOISE / 10 {
        let noise: Vec<_> = (0..vandal.below(600)).map(|_| vandal.0.next_u32() as u8).collect();
        assert!(!fuzz::journal(&[&[0], noise.as_slice()].concat()));
        fuzz::journal(&[&[1], noise.as_slice()].concat());
        // Records of any kind and length, in an order that makes some sense at times.
        let mut records = vec![1];
        for _ in 0..vandal.below(12) {
            if vandal.below(4) == 0 {
                records.extend([0xa4, 0, 0, 0, 0]);
            }
            let load = [4, 4, 2, 3, vandal.below(32)][vandal.below(5)];
            records.push((vandal.below(8) << 5 | load) as u8);
            records.extend((0..load).map(|_| vandal.below(4) as u8));
        }
        games += usize::from(fuzz::journal(&records));
    }
    assert!(games > 10, "{games} games found in noise with good CRCs");
}
