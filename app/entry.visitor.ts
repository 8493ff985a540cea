import { enlivenLanding } from './components/landing/live/landing';

// All the script there is on pages that React leaves alone (`stillForVisitors`); it stands inside the page.
enlivenLanding();
