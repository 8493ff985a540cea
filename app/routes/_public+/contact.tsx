import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ContactView } from '~/components/contact/contact-view';
import { InfoPage } from '~/components/info/info-page';
import { attempt } from '~/graphql/executor.server';
import { sendContactMessageMutation } from '~/graphql/visitors/send-contact-message';
import { forwardHeaders } from '~/http/forward-headers';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { formAgain, refusedForm } from '~/lib/account-failure.server';
import { emptyAccountForm, trapField } from '~/lib/account-forms';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { contactForm } from '../../../rules/forms/contact';
import { readForm } from '../../../rules/forms/read-form';

const contactFields = ['name', 'email', 'topic', 'message'];

export const headers = forwardHeaders;
export const handle: RouteHandle = { cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Contact Us',
    description:
      'Write to us about a maths question, your account, teaching with Marsmaths, privacy or working with us.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  return { sent, ...(await publicFrame(request)) };
}

export const action = guardedAction(async ({ request, form }) => {
  // A program is told the same as a person, so that it learns nothing.
  if (formText(form, trapField) !== '') return redirect(paths.contactSent);
  const values = Object.fromEntries(contactFields.map((name) => [name, formText(form, name)]));
  const read = readForm(contactForm, values);
  if (!read.ok) return formAgain({ values, errors: read.errors });
  const outcome = await attempt(request, sendContactMessageMutation, { input: read.value }, { token: null });
  if (!outcome.ok) return refusedForm(outcome.failure, values, contactFields);
  return redirect(paths.contactSent);
});

export default function Contact() {
  const { sent } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  return (
    <InfoPage title="Contact Us" lead="A real person reads what you write.">
      <ContactView state={state} sent={sent} />
    </InfoPage>
  );
}
