import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { bundledText } from './scripts/lib/bundled-text.mjs';
import { pageLoadErrors } from './scripts/lib/page-load-errors.mjs';
import { smallFonts } from './scripts/lib/small-fonts.mjs';
import { firstIconsId, otherIconsId, staticIcons } from './scripts/lib/static-icons.mjs';

/** Shell files that public pages use too. */
const publicShell =
  /app\/components\/shell\/(public-header|logo|header-menu|enhance-menu|theme-form|theme-choices|use-theme|page-context|route-failure|failure-view|scroll-to-top|code-prefetch|follow-new-release|skip-link|page-scripts|robots-meta|use-shell|code-of-page|progress-line|nav-links|header-menu\.module|app-header\.module)/;

/** Parts of the shell that lazy parts use too: on their own each would be a file of a few hundred bytes. */
const shellParts =
  /app\/(components\/(shell\/(event-stream|form-sent|toaster|is-flag-on|app-frame\.module)|avatar\/picture-path|chat\/(use-tutor-context|chat-events))|machines\/(inspection|chat-panel-types))\.(tsx?|css)/;

/** The frame of signed-in pages, and what stands in its place for visitors and before the terms are accepted. */
const frameParts = /app\/components\/shell\/(app-frame|public-frame|terms-card|terms-gate)\.(tsx|module\.css)/;

/** Parts of the kit that ordinary pages are made of, and that a question does without. */
const kitParts =
  /app\/components\/ui\/(confirm-form|empty-state|lists|page|scenery\/(sky|stars)|section|table|tabs)\.(tsx?|module\.css)|rules\/(practice-modes|streak|age|nickname-ideas)\.ts/;

/** What a question is shown and answered with, on its page and beside the tutor. */
const questionParts =
  /app\/components\/(maths\/answer-field\/|practice\/(question-strip|worked-steps|standing|working\/line-list))/;

/**
 * A few chunks in place of dozens of small ones: a page asks for less than fifteen files. Public pages load `framework`
 * and `site`; popups (Chakra) and KaTeX are loaded on intent.
 */
function chunkOf(id: string): string | undefined {
  // Wanted by hardly anybody, and loaded by account/use-puzzle.ts.
  if (/(solve-puzzle|proof-of-work)\.ts$/.test(id)) return undefined;
  // Comes with the board, when it is opened, and with the pages of classes, maps, plans, battles and the profile.
  if (
    /app\/components\/ui\/(both-versions|password-input|print-button|text-area|select|scenery\/dunes)\.|\/rules\/(care\/|shared-with-teacher|notification-kinds|mail-limits|study-plan|shop\/|path-patterns|time-zones|quiet-hours|invitation|whiteboard\/|battle\/|coin-sources|tasks\/|money\/|mastery|placement|plan-limits|report-sharing|year-level|class|rich-text|forms\/(class|email-list|name-list|task)\.ts)|\/app\/lib\/(class-|billing-paths)/.test(
      id,
    )
  )
    return undefined;
  if (kitParts.test(id)) return 'kit';
  if (/node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|cookie|set-cookie-parser)\//.test(id))
    return 'framework';
  if (
    /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@internationalized)\/|components\/ui\/chakra\//.test(
      id,
    )
  )
    return 'chakra';
  if (/node_modules\/(xstate|@xstate)\/|app\/(components\/chat\/use-mascot|machines\/mascot)\.ts/.test(id))
    return 'machines';
  // Vite's loader of lazy parts goes where they are asked for first: two chunks would then wait for each other.
  if (shellParts.test(id) || id.includes('vite/preload-helper')) return 'site';
  if (questionParts.test(id)) return 'question';
  if (frameParts.test(id)) return 'frame';
  // Forms of an account: no page of practice has one.
  if (/app\/components\/account\/|\/rules\/forms\//.test(id)) return 'account';
  if (id === firstIconsId || /node_modules\/remix-utils\//.test(id)) return 'site';
  if (id === otherIconsId) return 'icons';
  if (
    /app\/components\/ui\/|app\/lib\/|app\/components\/(maths\/(rich-text|figures\/drawn-figure)|landing\/site-footer)|\/rules\//.test(
      id,
    ) ||
    publicShell.test(id)
  )
    return 'site';
  return undefined;
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** A question's page loads these icons with the frame; the others come in a file of their own. */
const firstIcons = [
  'shell',
  'chat',
  'invitations',
  'maths/answer-field',
  'notifications',
  'practice',
  'practice/challenge',
  'practice/working',
  'reminder',
  'ui',
].map((folder) => `${root}app/components/${folder}`);

export default defineConfig(async () => ({
  // Vitest has its own configuration; the Remix plugin must not run inside it.
  plugins: process.env.VITEST ? [] : [bundledText(), pageLoadErrors(), staticIcons(firstIcons), remix(remixConfig)],
  resolve: { alias: { '~': `${root}app`, 'small-fonts': await smallFonts(root) } },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 1024,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  // All packages are found at the start of `npm run dev`: one that is found later reloads the page under one's hands.
  optimizeDeps: { entries: ['app/{root,entry.client}.tsx', 'app/routes/**/*.tsx'] },
  server: { port: 3000 },
}));
