import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../../../server/platform/ids';

export interface StripeStub {
  url: string;
  /** How many requests made something, and how many were answered from an earlier one of the same key. */
  made: number;
  repeated: number;
  /** The family pays on the page of a session. */
  pay(session: string, fingerprint?: string): void;
  expire(session: string): void;
  /** Where the page of a session leads back to, paid or not. */
  backFrom(session: string): unknown[];
  /** Nobody pays any more on the pages that are open. */
  expireAll(): void;
  /** The next charge of a saved card is declined. */
  declineNext(): void;
  /** All money that was taken. */
  charges(): { paymentId: string; cents: number; refundedCents: number }[];
  close(): Promise<void>;
}

type Thing = Record<string, unknown> & { id: string };

/**
 * A server that speaks as much of Stripe's protocol as the adapter asks for. With `wait` every request takes a while,
 * before and after what it does.
 */
export async function startStripeStub(clock: { now(): Date }, wait?: () => Promise<void>): Promise<StripeStub> {
  const things = new Map<string, Thing>();
  const byKey = new Map<string, { status: number; body: unknown; asked: string }>();
  let declines = false;
  const stub = { made: 0, repeated: 0 };
  const put = (thing: Thing) => {
    things.set(thing.id, thing);
    return thing;
  };
  const shown = (thing: Thing): Thing => {
    const intent = typeof thing.payment_intent === 'string' ? things.get(thing.payment_intent) : undefined;
    return intent ? { ...thing, payment_intent: intent } : thing;
  };

  const answer = (
    method: string,
    path: string,
    form: URLSearchParams,
    query: URLSearchParams,
  ): { status: number; body: unknown } => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = `cs_${newId()}`;
      const session = put({
        id,
        object: 'checkout.session',
        created: now,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        metadata: { payment_id: form.get('metadata[payment_id]') },
        payment_intent: null,
        success_url: form.get('success_url'),
        cancel_url: form.get('cancel_url'),
        url: `https://pay.stripe.test/${id}`,
      });
      return { status: 200, body: session };
    }
    if (method === 'POST' && path === '/v1/payment_intents') {
      const intent = put({
        id: `pi_${newId()}`,
        object: 'payment_intent',
        created: now,
        amount: Number(form.get('amount')),
        currency: form.get('currency'),
        customer: form.get('customer'),
        payment_method: { id: form.get('payment_method'), card: { last4: '4242', fingerprint: 'f1' } },
        metadata: { payment_id: form.get('metadata[payment_id]'), renewal: form.get('metadata[renewal]') },
        status: declines ? 'requires_payment_method' : 'succeeded',
        last_payment_error: declines ? { type: 'card_error' } : null,
        latest_charge: { id: 'ch', amount_refunded: 0 },
      });
      if (!declines) return { status: 200, body: intent };
      declines = false;
      return { status: 402, body: { error: { type: 'card_error', code: 'card_declined', payment_intent: intent } } };
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const intent = things.get(form.get('payment_intent') ?? '');
      if (intent) intent.latest_charge = { id: 'ch', amount_refunded: Number(form.get('amount')) };
      return { status: 200, body: { id: 're', object: 'refund' } };
    }
    const [, list] = /^\/v1\/(checkout\/sessions|payment_intents)$/.exec(path) ?? [];
    if (list !== undefined) {
      const wanted = list === 'payment_intents' ? 'payment_intent' : 'checkout.session';
      const data = [...things.values()]
        .filter(({ object, created }) => object === wanted && Number(created) >= Number(query.get('created[gte]')))
        .map(shown);
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    const [, expiring] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path) ?? [];
    if (expiring !== undefined) Object.assign(things.get(expiring) ?? {}, { status: 'expired' });
    const thing = things.get(expiring ?? path.split('/').at(-1) ?? '');
    if (thing === undefined)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'None.' } } };
    return { status: 200, body: shown(thing) };
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const key = request.headers['idempotency-key'];
    const body = await read(request);
    await wait?.();
    const known = typeof key === 'string' && request.method === 'POST' ? byKey.get(key) : undefined;
    // As at Stripe: the same key with other parameters is refused.
    const isOther = known !== undefined && known.asked !== `${pathname} ${body}`;
    const reply = isOther
      ? { status: 400, body: { error: { type: 'idempotency_error', message: 'The key was used for something else.' } } }
      : (known ?? answer(request.method ?? 'GET', pathname, new URLSearchParams(body), searchParams));
    if (request.method === 'POST') stub[known === undefined ? 'made' : 'repeated'] += 1;
    if (typeof key === 'string' && request.method === 'POST' && known === undefined)
      byKey.set(key, { ...reply, asked: `${pathname} ${body}` });
    await wait?.();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    get made() {
      return stub.made;
    },
    get repeated() {
      return stub.repeated;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pay(id, fingerprint = 'f1') {
      const session = things.get(id);
      if (session === undefined) throw new Error('There is no such session.');
      const intent = put({
        id: `pi_${newId()}`,
        object: 'payment_intent',
        created: session.created,
        amount: session.amount_total,
        currency: session.currency,
        customer: 'cus_1',
        payment_method: { id: 'pm_1', card: { last4: '4242', fingerprint } },
        metadata: session.metadata,
        status: 'succeeded',
        last_payment_error: null,
        latest_charge: { id: 'ch', amount_refunded: 0 },
      });
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
    },
    backFrom(id) {
      const session = things.get(id);
      return [session?.success_url, session?.cancel_url];
    },
    expire(id) {
      const session = things.get(id);
      if (session) session.status = 'expired';
    },
    expireAll() {
      for (const thing of things.values()) if (thing.status === 'open') thing.status = 'expired';
    },
    declineNext() {
      declines = true;
    },
    charges: () =>
      [...things.values()]
        .filter(({ object, status }) => object === 'payment_intent' && status === 'succeeded')
        .map(({ metadata, amount, latest_charge }) => ({
          paymentId: (metadata as { payment_id: string }).payment_id,
          cents: Number(amount),
          refundedCents: (latest_charge as { amount_refunded: number }).amount_refunded,
        })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
