export { readShell, type Shell } from './read-shell';
