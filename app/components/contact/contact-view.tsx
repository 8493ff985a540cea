import { Link } from '@remix-run/react';
import { type ContactTopic, contactLimits, contactTopics } from '../../../rules/forms/limits';
import { type AccountFormState, trapField } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { AccountForm } from '../account/account-form';
import { DoneNote } from '../account/done-note';
import { EmailField } from '../account/email-field';
import { Field } from '../ui/field';
import field from '../ui/field.module.css';
import { Select } from '../ui/select';
import { TextInput } from '../ui/text-input';
import styles from './contact.module.css';

const topicLabels: Record<ContactTopic, string> = {
  QUESTION: 'A maths question',
  ACCOUNT: 'My account',
  TEACHING: 'Teaching with Marsmaths',
  PRIVACY: 'Privacy',
  WORK: 'Working with you',
  OTHER: 'Something else',
};

interface ContactViewProps {
  state: AccountFormState;
  /** Whether a message was sent just now. */
  sent: boolean;
}

/** The contact form, or thanks for what was sent, beside the quicker ways to an answer. */
export function ContactView({ state, sent }: ContactViewProps) {
  return (
    <div className={styles.grid}>
      <section className={`card ${styles.form}`} aria-label="Contact form">
        {sent ? (
          <>
            <DoneNote>Thanks, we’ve got your message. We’ll answer by email.</DoneNote>
            <p>
              <Link to={paths.contact}>Write another message</Link>
            </p>
          </>
        ) : (
          <ContactForm state={state} />
        )}
      </section>
      <aside className={`card ${styles.aside}`} aria-label="Quick answers">
        <h2>Need it sooner?</h2>
        <ul>
          <li>
            <Link to={paths.faqs}>FAQs</Link>
            <span>Getting started, practising, paying.</span>
          </li>
          <li>
            <Link to={paths.forgotPassword}>Forgotten password</Link>
            <span>Choose a new one in two minutes.</span>
          </li>
          <li>
            <Link to={paths.howWeCheck}>How we check</Link>
            <span>Is that answer right? Run the checks.</span>
          </li>
        </ul>
        <p className="muted small">
          Please leave out passwords and anything about other people. We keep your message for a year at most and only
          use it to answer you. See the <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </aside>
    </div>
  );
}

function ContactForm({ state }: { state: AccountFormState }) {
  const { values, errors } = state;
  return (
    <AccountForm state={state} submit="Send message">
      <EmailField state={state} hint="We’ll answer to this address." />
      <Field label="Name (optional)" error={errors.name}>
        {(aria) => <TextInput {...aria} name="name" autoComplete="name" defaultValue={values.name} />}
      </Field>
      <Field label="What is it about?" error={errors.topic}>
        {(aria) => (
          <Select {...aria} name="topic" defaultValue={values.topic ?? ''}>
            <option value="">Choose one</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topicLabels[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Message" hint={`Up to ${contactLimits.longestMessage} characters.`} error={errors.message}>
        {(aria) => (
          <textarea
            {...aria}
            name="message"
            rows={7}
            required
            defaultValue={values.message}
            className={`${field.input} ${styles.message}`}
          />
        )}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this blank
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </AccountForm>
  );
}
