export { recordLandingClick } from './record-landing-click';
