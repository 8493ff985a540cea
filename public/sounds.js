// Plays a short sound when a right answer appears on the page. Loaded by people alone who switched sounds on.
let context = null;

/** Two soft notes, a fifth apart. A browser that has not been touched yet stays silent. */
function play() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [place, hertz] of [523.25, 783.99].entries()) {
    const at = context.currentTime + place * 0.12;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.42);
  }
}

// The Martian cheers beside each right answer; that of another player is theirs alone.
const right = '[data-pose="cheering"]:not([data-opponent] *)';

new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes, target }) => (addedNodes.length > 0 ? [...addedNodes] : [target]));
  const cheers = added.some((node) => node instanceof Element && (node.matches(right) || node.querySelector(right)));
  if (cheers) play();
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-pose'] });
