//! Screens as pictures for people.

use std::io;
use std::path::Path;

use agent_x::screens::kit::{Desk, Paint, Panel, WideFrame};
use agent_x::screens::{Legend, Screen};

/// A picture of palette colours.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    pixels: Vec<Paint>,
}

impl Picture {
    /// A picture of these pixels, row by row.
    #[must_use]
    pub fn new(width: usize, pixels: Vec<Paint>) -> Self {
        Self { width, pixels }
    }

    /// A picture of one colour.
    #[must_use]
    pub fn blank(width: usize, height: usize, paint: Paint) -> Self {
        Self { width, pixels: vec![paint; width * height] }
    }

    /// What the display of this desk would show.
    #[must_use]
    pub fn of(screen: &Screen, legend: &Legend, desk: &Desk) -> Self {
        let mut frame = WideFrame::new(desk.panel);
        let Ok(()) = screen.render(legend, desk, &mut frame);
        Self::of_frame(&frame, desk.panel)
    }

    /// A frame as it is.
    #[must_use]
    pub fn of_frame(frame: &WideFrame, panel: Panel) -> Self {
        let (width, height) = (panel.width(), panel.height());
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| frame.pixel(x, y))).collect();
        Self { width: width as usize, pixels }
    }

    /// How many columns it has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows it has.
    #[must_use]
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// One of its rows.
    ///
    /// # Panics
    /// It does not have so many.
    #[must_use]
    pub fn row(&self, y: usize) -> &[Paint] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }

    /// Puts another picture onto this one, which must have room for it.
    pub fn put(&mut self, other: &Self, x: usize, y: usize) {
        for (row, pixels) in other.pixels.chunks(other.width).enumerate() {
            let start = (y + row) * self.width + x;
            self.pixels[start..start + other.width].copy_from_slice(pixels);
        }
    }

    /// A part of it; nothing if it does not reach that far.
    #[must_use]
    pub fn cut(&self, x: usize, y: usize, width: usize, height: usize) -> Option<Self> {
        if x + width > self.width || y + height > self.height() {
            return None;
        }
        let rows = self.pixels.chunks(self.width).skip(y).take(height);
        let pixels = rows.flat_map(|row| &row[x..x + width]).copied().collect();
        Some(Self { width, pixels })
    }

    /// A hash of its pixels that is the same on every machine (FNV-1a).
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.pixels.iter().fold(0xCBF2_9CE4_8422_2325, |hash, paint| {
            (hash ^ u64::from(*paint as u8)).wrapping_mul(0x0100_0000_01B3)
        })
    }

    /// Reads what [`Picture::write`] wrote.
    ///
    /// # Errors
    /// There is no such file, or it is none of ours.
    pub fn read(file: &Path) -> io::Result<Self> {
        let mut decoder = png::Decoder::new(io::BufReader::new(std::fs::File::open(file)?));
        decoder.set_transformations(png::Transformations::IDENTITY);
        let mut reader = decoder.read_info()?;
        let size = reader.output_buffer_size().ok_or(io::ErrorKind::InvalidData)?;
        let mut bytes = vec![0; size];
        let info = reader.next_frame(&mut bytes)?;
        if info.color_type != png::ColorType::Indexed || info.bit_depth != png::BitDepth::Four {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let width = info.width as usize;
        let pixels = bytes
            .chunks(info.line_size)
            .flat_map(|row| row.iter().flat_map(|byte| [byte >> 4, byte & 0xF]).take(width))
            .map(Paint::from_nibble)
            .collect();
        Ok(Self { width, pixels })
    }

    /// Writes it as PNG with the palette of the device.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let out = io::BufWriter::new(std::fs::File::create(file)?);
        let mut encoder = png::Encoder::new(out, self.width as u32, self.height() as u32);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Four);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let palette: Vec<u8> =
            (0..16).flat_map(|value| Paint::from_nibble(value).rgb888()).collect();
        encoder.set_palette(palette);
        let bytes: Vec<u8> = self
            .pixels
            .chunks(self.width)
            .flat_map(|row| row.chunks(2))
            .map(|pair| (pair[0] as u8) << 4 | pair.get(1).map_or(0, |&paint| paint as u8))
            .collect();
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&bytes)?;
        writer.finish()?;
        Ok(())
    }
}

/// Writes a picture of any colours as PNG: red, green and blue of each pixel.
pub fn write_rgb(file: &Path, width: u32, rgb: &[u8]) -> io::Result<()> {
    let out = io::BufWriter::new(std::fs::File::create(file)?);
    let mut encoder = png::Encoder::new(out, width, rgb.len() as u32 / 3 / width);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(rgb)?;
    writer.finish()?;
    Ok(())
}
