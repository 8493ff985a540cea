import type { Sticker } from '../../../rules/whiteboard/shapes';

/** A side of the square that stickers are drawn on. */
export const stickerBox = 48;

interface Part {
  path: string;
  fill: string;
}

const disc = (x: number, y: number, radius: number, fill: string): Part => ({
  path: `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  fill,
});

/** Own drawings, painted part by part: on the board, in the picture that is kept, and in the shop. */
export const stickerArt: Record<Sticker, readonly Part[]> = {
  star: [
    {
      path: 'M24 3l6.4 13.200 14.600 2-10.600 10.200 2.600 14.400L24 36l-13 6.800 2.600-14.400L3 18.200l14.600-2Z',
      fill: '#B97A0B',
    },
    {
      path: 'M24 8l4.800 10 11 1.500-8 7.700 2 10.900L24 32.800l-9.800 5.300 2-10.900-8-7.700 11-1.500Z',
      fill: '#F2B84B',
    },
  ],
  tick: [disc(24, 24, 21, '#14804A'), { path: 'M12 25l5-5 5.500 5.500L32 15l5 5-14.500 15.500Z', fill: '#FFFFFF' }],
  bulb: [
    { path: 'M24 3a15 15 0 0 1 8 27.700V35H16v-4.300A15 15 0 0 1 24 3Z', fill: '#F2B84B' },
    { path: 'M17 37h14v4H17ZM19 43h10l-2 3h-6Z', fill: '#6A7488' },
    { path: 'M18 12a9 9 0 0 1 6-4v3a6 6 0 0 0-4 3Z', fill: '#FFF1C2' },
  ],
  question: [
    disc(24, 24, 21, '#2F5BD0'),
    { path: 'M16 19a8 8 0 1 1 12 7c-1.500.9-2 1.600-2 4h-5c0-4.600 1-6 4-8a3 3 0 1 0-4-3Z', fill: '#FFFFFF' },
    disc(23.5, 35, 2.8, '#FFFFFF'),
  ],
  rocket: [
    { path: 'M15 27L6 38l10-2ZM33 27l9 11-10-2Z', fill: '#C8322B' },
    { path: 'M24 2c11 9 11 22 7 33H17c-4-11-4-24 7-33Z', fill: '#8FA3D6' },
    disc(24, 18, 5.5, '#1E3A8A'),
    { path: 'M18 37h12c0 5-3 7-6 10-3-3-6-5-6-10Z', fill: '#F2842B' },
  ],
  planet: [
    disc(24, 24, 15, '#C8512B'),
    { path: 'M12 20q8-4 14 0t11-2a15 15 0 0 0-4-6q-10 4-18 1a15 15 0 0 0-3 7Z', fill: '#A03A14' },
    {
      path: 'M38.500 19c6 2.500 8.500 5 7.500 7.500-2 4.500-16 4.500-27 .5S0 17 1.500 12.500C2.500 10 7 9.600 13 10.500l-2 2.500c-3.500-.4-5.500 0-6 .8-.8 2.200 6 6.700 15.500 10s20 4 21.500 1.600c.5-.9-.8-2.300-3.700-4Z',
      fill: '#B97A0B',
    },
  ],
  rover: [
    { path: 'M8 23h32v9H8Z', fill: '#8A6A4A' },
    { path: 'M13 14h3v9h-3ZM9 8h12v7H9Z', fill: '#6A7488' },
    disc(15, 11.5, 2.2, '#8FE3C6'),
    { path: 'M25 17h16v4H25Z', fill: '#2F5BD0' },
    disc(11, 37, 6, '#3A4160'),
    disc(24, 37, 6, '#3A4160'),
    disc(37, 37, 6, '#3A4160'),
    disc(11, 37, 2.3, '#B4BFD2'),
    disc(24, 37, 2.3, '#B4BFD2'),
    disc(37, 37, 2.3, '#B4BFD2'),
  ],
};
