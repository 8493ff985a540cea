export { type AdminOverview, adminOverview } from './admin-overview';
