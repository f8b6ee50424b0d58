// jsdom lays nothing out: whoever asks to be told of sizes hears nothing.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
