/** Addresses of plans and payments: apart from the others, because practice pages need none of them. */
export const billingPaths = {
  /** After a limit was met: says so, and leads back to `next` once a plan is bought. */
  limitReached: (next?: string) =>
    `/subscription?${new URLSearchParams({ reason: 'trial-finished', ...(next === undefined ? {} : { next }) })}`,
  bundles: (next: string | null, plan?: 'three') => {
    const search = new URLSearchParams({ ...(plan ? { plan } : {}), ...(next === null ? {} : { next }) }).toString();
    return `/subscription/bundles${search === '' ? '' : `?${search}`}`;
  },
  checkout: '/subscription/checkout',
  /** Where a family comes back to from paying. */
  paid: (paymentId: string) => `/subscription/checkout?payment=${paymentId}`,
  receipt: (paymentId: string) => `/billing-history/${paymentId}`,
  receiptFile: (paymentId: string) => `/billing-history/${paymentId}/receipt.pdf`,
  parentCheckout: (key: string) => `/pay/${encodeURIComponent(key)}`,
  payerPlan: (key: string) => `/plan/${encodeURIComponent(key)}`,
  adminPayments: '/admin/payments',
  adminReconciliation: '/admin/payments/reconcile',
  adminPayment: (paymentId: string) => `/admin/payments/${paymentId}`,
} as const;
