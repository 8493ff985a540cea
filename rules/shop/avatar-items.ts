import type { ShopItem, Slot } from './shop-item';

const free = (slot: Slot, names: readonly string[]): ShopItem[] =>
  names.map((name, place) => ({ id: `${slot}-${place + 1}`, slot, name, price: 0 }));

/** The parts that everybody has. The first of each is where a picture begins. */
const basics: ShopItem[] = [
  ...free('skin', ['Sand', 'Light', 'Honey', 'Brown', 'Dark', 'Moss green']),
  ...free('hair', ['Short', 'Long', 'Bun', 'Hijab', 'Bald']),
  ...free('tone', ['Red brown', 'Black', 'Fair', 'Copper', 'Grey', 'Blue']),
  ...free('suit', ['Blue suit', 'Grey suit', 'Red suit']),
  ...free('sky', ['Day sky', 'Sunset', 'Night']),
];

const paid: ShopItem[] = [
  { id: 'curls', slot: 'hair', name: 'Curls', price: 80 },
  { id: 'braids', slot: 'hair', name: 'Braids', price: 80 },
  { id: 'moss-suit', slot: 'suit', name: 'Moss suit', price: 150 },
  { id: 'gold-suit', slot: 'suit', name: 'Gold suit', price: 300 },
  { id: 'nebula', slot: 'sky', name: 'Nebula', price: 60 },
  { id: 'cap', slot: 'head', name: 'Mission cap', price: 60 },
  { id: 'star-visor', slot: 'head', name: 'Star visor', price: 120 },
  { id: 'crown', slot: 'head', name: 'Crown', price: 400 },
  { id: 'round-glasses', slot: 'eyes', name: 'Round glasses', price: 60 },
  { id: 'star-glasses', slot: 'eyes', name: 'Star glasses', price: 90 },
  { id: 'leaf-frame', slot: 'frame', name: 'Leaf frame', price: 50 },
  { id: 'comet-frame', slot: 'frame', name: 'Comet frame', price: 100 },
  { id: 'gold-frame', slot: 'frame', name: 'Gold frame', price: 250 },
];

/** The parts of a picture, and its frames. */
export const avatarItems: readonly ShopItem[] = [...basics, ...paid];
