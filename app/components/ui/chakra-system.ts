import { createSystem, defaultBaseConfig, defineConfig, defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

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

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    borderRadius: 'var(--r)',
    fontWeight: '700',
    cursor: 'pointer',
    _disabled: { opacity: 0.55, boxShadow: 'none', cursor: 'default' },
  },
  variants: {
    variant: {
      main: {
        bg: 'action.solid',
        color: 'action.contrast',
        boxShadow: 'inset 0 -3px 0 var(--action-edge)',
        _hover: { bg: 'action.hover' },
        _active: { transform: 'translateY(2px)', boxShadow: 'none' },
      },
      line: { bg: 'bg.surface', boxShadow: 'inset 0 0 0 1.5px var(--line-strong)', _hover: { bg: 'bg.sunken' } },
      quiet: { color: 'fg.link', _hover: { bg: 'bg.sunken' } },
      onspace: {
        color: 'space.fg',
        boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, var(--on-space) 50%, transparent)',
      },
    },
    size: {
      sm: { minHeight: '44px', paddingInline: '16px', fontSize: 'var(--t-s)' },
      md: { minHeight: '48px', paddingInline: '22px' },
      xl: { minHeight: '58px', paddingInline: '30px', fontSize: '19px' },
    },
  },
  defaultVariants: { variant: 'line', size: 'md' },
});

const dialog = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 60, bg: 'color-mix(in srgb, var(--space-1) 62%, transparent)' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 61,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '16px',
      overflowY: 'auto',
    },
    content: {
      width: '100%',
      maxWidth: '560px',
      margin: 'auto',
      borderRadius: 'var(--r-l)',
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'var(--shadow-2)',
      padding: '28px',
      outline: 'none',
    },
    title: { fontSize: 'var(--t-xl)', fontWeight: '700', lineHeight: 1.15, letterSpacing: '-0.018em' },
    description: { color: 'fg.muted' },
    body: { paddingBlock: '12px' },
    footer: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '12px', paddingTop: '12px' },
    closeTrigger: { position: 'absolute', top: '8px', right: '8px' },
  },
});

const menu = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'separator', 'itemGroup', 'itemGroupLabel', 'arrow', 'indicator'],
  base: {
    content: {
      minWidth: '220px',
      padding: '6px',
      borderRadius: 'var(--r)',
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'var(--shadow-2)',
      zIndex: 50,
      outline: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '44px',
      paddingInline: '12px',
      borderRadius: 'var(--r-s)',
      cursor: 'pointer',
      _highlighted: { bg: 'bg.sunken' },
      _disabled: { opacity: 0.55 },
    },
    separator: { height: '1px', marginBlock: '6px', bg: 'border' },
    itemGroupLabel: { paddingInline: '12px', fontSize: 'var(--t-xs)', fontWeight: '700', color: 'fg.muted' },
  },
});

/**
 * Chakra with our recipes alone: the default themes of every component stay out of the bundle, and its reset too,
 * because global.css has set the page already. Only pages behind the login load it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'mm',
    preflight: false,
    globalCss: {},
    theme: { semanticTokens: { colors }, recipes: { button }, slotRecipes: { dialog, menu } },
  }),
);
