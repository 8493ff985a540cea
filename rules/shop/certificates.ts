import { type ShopItem, thingsOf } from './shop-item';

const design = thingsOf('certificate');

/** How a certificate can look beside the plain one, which everybody has. What it says is the same on each. */
export const certificateDesigns: readonly ShopItem[] = [
  design('orbits', 'Orbit certificate', 30),
  design('dunes', 'Dune certificate', 30),
  design('drawing', 'Compass certificate', 30),
];
