// The page around the game: buttons in, pixels out. Everything that is decided
// is decided in the game; here is only what a browser has in place of pins.
//
// Behind the page of `cargo emulate` is a board: an emulated chip with the same
// doors as the game, but for what a chip tells nobody.

import { words } from "./words.js";

// In the order in which the game numbers them.
const BUTTONS = ["up", "down", "left", "right", "a", "b", "x", "y"];
const LANGUAGES = ["en", "fr", "pl"];
const PANELS = ["square", "wide"];

const KEYS = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  a: "a", b: "b", x: "x", y: "y", Enter: "a", Escape: "b",
};

// As long as a click by a switch or a screen reader holds the button: enough to
// lift a curtain.
const CLICK_HOLDS = 800;

// In milliseconds, about.
const ONE_FRAME = 20;

const canvas = document.getElementById("screen");
const pixels = canvas.getContext("2d", { alpha: false });
const { board } = canvas.closest("main").dataset;
const buttonOf = name => document.querySelector(`[data-button="${name}"]`);

// ---- What stays when the page is closed

const kept = {};
const memory = {
  read(name) {
    try { return localStorage.getItem(`agent-x.${name}`) ?? ""; } catch { return ""; }
  },
  // Without storage the game is played all the same, and is gone on reload.
  write(name, text) {
    if (kept[name] === text) return;
    kept[name] = text;
    try { localStorage.setItem(`agent-x.${name}`, text); } catch { /* see above */ }
  },
};
const toText = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
const toBytes = text => {
  try {
    return Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

// ---- The game

let game;
let stopped = false;
const random = new Uint32Array(1);

async function fetched(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function load() {
  const imports = { page: { random: () => crypto.getRandomValues(random)[0] } };
  const { instance } = await WebAssembly.instantiate(await fetched("game.wasm"), imports);
  return instance.exports;
}

const bytesAt = (start, length) => new Uint8Array(game.memory.buffer, start, length);

function hand(bytes) {
  bytesAt(game.inbox(bytes.length), bytes.length).set(bytes);
}

const now = () => performance.now() >>> 0;

// ---- From the game to the page

let panel;
let language;
let timer;
let nextFrame;

function show() {
  if (game.draw()) {
    const { width, height } = canvas;
    const rgba = new Uint8ClampedArray(game.memory.buffer, game.pixels(), width * height * 4);
    pixels.putImageData(new ImageData(rgba, width, height), 0, 0);
  }
  canvas.dataset.light = game.light();
  if (board) mind();
  else keep();
  sleep();
}

function keep() {
  speak(LANGUAGES[game.language()]);
  if (game.saves_changed()) memory.write("saves", toText(bytesAt(game.saves(), game.saves_len())));
}

// A chip that cannot go on says why.
function mind() {
  const why = new TextDecoder().decode(bytesAt(game.stopped(), game.outbox_len()));
  if (why) throw new Error(why);
}

// Nothing runs until the game itself says that time will change something.
function sleep() {
  clearTimeout(timer);
  cancelAnimationFrame(nextFrame);
  const wake = game.wake();
  if (wake < 0) return;
  const wait = wake - now();
  if (wait < ONE_FRAME && !document.hidden) nextFrame = requestAnimationFrame(tick);
  else timer = setTimeout(tick, Math.max(wait, ONE_FRAME));
}

const tick = () => play(() => game.tick(now()));

function play(step) {
  if (stopped) return;
  try {
    step();
    show();
  } catch (fault) {
    stopped = true;
    note(board ? fault.message : words[language].stopped);
    throw fault;
  }
}

function note(text) {
  const place = document.getElementById("note");
  place.textContent = text;
  place.hidden = false;
  place.addEventListener("click", () => { place.hidden = true; });
}

function speak(spoken) {
  if (language === spoken) return;
  language = spoken;
  document.documentElement.lang = spoken;
  canvas.setAttribute("aria-label", words[spoken].screen);
  for (const name of BUTTONS) buttonOf(name).setAttribute("aria-label", words[spoken][name]);
  for (const group of document.querySelectorAll("[data-label]")) {
    group.setAttribute("aria-label", words[spoken][group.dataset.label]);
  }
  mark("language", spoken);
}

function mark(what, chosen) {
  for (const button of document.querySelectorAll(`[data-${what}]`)) {
    button.setAttribute("aria-pressed", button.dataset[what] === chosen);
  }
}

function fitPanel(chosen) {
  panel = chosen;
  memory.write("panel", panel);
  mark("panel", panel);
  game.set_panel(PANELS.indexOf(panel));
  fit();
}

function fit() {
  canvas.width = game.width();
  canvas.height = game.height();
  scale();
}

// Whole device pixels to a pixel of the panel, so that all are of one size; but
// a screen that would be too small to read is better large than even.
function scale() {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = canvas.closest("main");
  // What the case needs besides is seen on a screen that rules its size.
  resize(clientWidth, clientHeight);
  box.classList.add("bare");
  const around = box.getBoundingClientRect();
  const margins = 2 * parseFloat(getComputedStyle(box).marginTop);
  box.classList.remove("bare");
  const fits = Math.min(
    (2 * clientWidth - around.width - margins) / canvas.width,
    (2 * clientHeight - around.height - margins) / canvas.height,
  );
  const whole = Math.floor(fits * devicePixelRatio);
  const size = whole < 2 ? Math.max(fits, 0.5) : whole / devicePixelRatio;
  resize(canvas.width * size, canvas.height * size);
}

function resize(width, height) {
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

// ---- From the page to the game

// A button is down as long as anything, finger or key, holds it.
const holds = new Map();
const isHeld = name => [...holds.values()].includes(name);

function press(source, name) {
  if (holds.has(source)) return;
  const first = !isHeld(name);
  holds.set(source, name);
  if (!first) return;
  buttonOf(name).classList.add("down");
  play(() => game.press(BUTTONS.indexOf(name), now()));
}

function release(source) {
  const name = holds.get(source);
  holds.delete(source);
  if (!name || isHeld(name)) return;
  buttonOf(name).classList.remove("down");
  play(() => game.release(BUTTONS.indexOf(name), now()));
}

// Nobody looks at the page now, or somebody else will when it comes back.
function leave() {
  for (const source of [...holds.keys()]) release(source);
  play(() => game.away(now()));
}

function listen() {
  for (const button of document.querySelectorAll("[data-button]")) {
    const name = button.dataset.button;
    button.addEventListener("pointerdown", event => {
      if (event.button !== 0) return;
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      press(event.pointerId, name);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, event => release(event.pointerId));
    }
    button.addEventListener("click", event => {
      if (event.detail !== 0) return;
      press("click", name);
      setTimeout(release, CLICK_HOLDS, "click");
    });
    button.addEventListener("contextmenu", event => event.preventDefault());
  }

  addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const focus = event.target.closest?.("button");
    const spoken = event.key === " " || event.key === "Enter";
    if (spoken && focus && !focus.dataset.button) return;
    const named = KEYS[event.key] ?? KEYS[event.key.toLowerCase()];
    const name = event.key === " " ? focus?.dataset.button : named;
    if (!name) return;
    event.preventDefault();
    if (!event.repeat) press(event.code, name);
  });
  addEventListener("keyup", event => {
    if (!holds.has(event.code)) return;
    event.preventDefault();
    release(event.code);
  });

  addEventListener("blur", leave);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => { if (document.hidden) leave(); });
  addEventListener("resize", scale);

  for (const what of ["language", "panel"]) {
    for (const button of document.querySelectorAll(`[data-${what}]`)) {
      button.addEventListener("click", event => {
        // Or the next Enter, meant for the game, would press it again.
        if (event.detail !== 0) button.blur();
        choose[what](button.dataset[what]);
      });
    }
  }
}

const choose = {
  language: chosen => play(() => game.set_language(LANGUAGES.indexOf(chosen))),
  panel: chosen => play(() => fitPanel(chosen)),
};

// ---- Power on

// What the address asks for is remembered and taken out of it, so that a later
// choice on the page outlives a reload.
function asked(name, known) {
  const address = new URL(location);
  const value = address.searchParams.get(name);
  if (value === null) return undefined;
  address.searchParams.delete(name);
  history.replaceState(null, "", address);
  return known.includes(value) ? value : undefined;
}

const spokenHere = () =>
  navigator.languages.map(tag => tag.slice(0, 2)).find(tag => LANGUAGES.includes(tag)) ?? "en";

async function powerOn() {
  speak(spokenHere());
  try {
    game = await load();
    if (board) await flash();
  } catch (fault) {
    note(words[language].missing);
    throw fault;
  }
  if (board) play(() => { mind(); fit(); });
  else resume();
  listen();
}

async function flash() {
  hand(new TextEncoder().encode(board));
  game.wire();
  hand(new Uint8Array(await fetched("firmware.uf2")));
  game.power_on();
}

function resume() {
  // The very bytes that the handheld has in its flash.
  hand(toBytes(memory.read("saves")));
  const known = game.power_on();
  const wanted = asked("lang", LANGUAGES) ?? (known ? undefined : spokenHere());
  if (wanted) game.set_language(LANGUAGES.indexOf(wanted));
  const before = memory.read("panel");
  choose.panel(asked("panel", PANELS) ?? (PANELS.includes(before) ? before : "square"));
}

await powerOn();

if (!board && location.protocol.startsWith("http") && "serviceWorker" in navigator) {
  // Where it is not allowed the page still plays, only not offline.
  navigator.serviceWorker.register("offline.js").catch(() => {});
}
