export { exportAccount } from './export-account';
