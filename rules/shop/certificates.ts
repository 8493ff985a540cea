import type { ShopItem } from './shop-item';

const design = (id: string, name: string): ShopItem => ({
  id: `certificate-${id}`,
  slot: 'certificate',
  name,
  price: 30,
});

/** How a certificate can look beside the plain one, which everybody has. What it says is the same on each. */
export const certificateDesigns: readonly ShopItem[] = [
  design('orbits', 'Orbit certificate'),
  design('dunes', 'Dune certificate'),
  design('drawing', 'Compass certificate'),
];
