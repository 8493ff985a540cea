import { createSystem, defineConfig } from '@chakra-ui/react';

const points = (role: string) => ({ value: `var(--${role})` });

/** Chakra's names for the roles of tokens.css. The variables change with the theme, so one value serves both. */
const colors = {
  bg: {
    canvas: points('bg'),
    surface: points('surface'),
    sunken: points('sunken'),
    raised: points('raised'),
    track: points('track'),
  },
  fg: { DEFAULT: points('ink'), muted: points('ink-2'), link: points('link'), accent: points('accent-ink') },
  action: {
    solid: points('action'),
    hover: points('action-hover'),
    edge: points('action-edge'),
    contrast: points('on-action'),
  },
  border: { DEFAULT: points('line'), control: points('line-strong') },
  status: {
    good: { bg: points('good-bg'), fg: points('good-ink'), solid: points('good') },
    warn: { bg: points('warn-bg'), fg: points('warn-ink'), solid: points('warn') },
    bad: { bg: points('bad-bg'), fg: points('bad-ink'), solid: points('bad') },
    info: { bg: points('info-bg'), fg: points('info-ink'), solid: points('info') },
  },
  space: {
    1: points('space-1'),
    2: points('space-2'),
    well: points('space-well'),
    fg: points('on-space'),
    muted: points('on-space-2'),
  },
};

/**
 * Chakra's system, cut down to what we use of it: behaviour, and its names for our tokens. Looks come from CSS modules, so
 * it has no recipes, no reset and no scales of its own.
 */
export const system = createSystem(defineConfig({ preflight: false, theme: { semanticTokens: { colors } } }));
