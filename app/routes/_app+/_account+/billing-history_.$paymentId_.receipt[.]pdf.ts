import { receiptOf } from '~/components/billing/receipt';
import { Receipt } from '~/graphql/account/billing-history-page';
import { attempt } from '~/graphql/executor.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { AppFailure } from '~/lib/app-failure';
import { receiptFile } from '~/loaders/receipt-file.server';

/** The receipt of a settled payment as a file. */
export const loader = guardedResource(async ({ request, params }) => {
  const outcome = await attempt(request, Receipt, { id: params.paymentId ?? '' });
  if (!outcome.ok) return failureJson(outcome.failure);
  const { viewer, myPayment } = outcome.data;
  if (viewer === null || myPayment.state !== 'SETTLED') {
    const message = 'There’s no receipt because you weren’t charged.';
    return failureJson(new AppFailure({ code: 'NOT_FOUND', status: 404, message, retryAfter: null, details: {} }));
  }
  const receipt = receiptOf(myPayment, { name: viewer.nickname, timeZone: viewer.timeZone });
  return new Response(await receiptFile(receipt), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="marsmaths-receipt-${receipt.number}.pdf"`,
    },
  });
});
