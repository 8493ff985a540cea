import type { ExportPart } from '../../platform/export-part';
import { findBillingOf } from './billing.repo';

/** Plans, payments, vouchers and mails of a person. */
export const exportedBilling: ExportPart = { name: 'billing', collect: findBillingOf };
