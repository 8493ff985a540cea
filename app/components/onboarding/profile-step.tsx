import { Form, useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { longestNickname } from '../../../rules/forms/limits';
import type { AccountFormState } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { TextInput } from '../ui/text-input';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';
import { StepProblem, SubmitStep } from './step-form-parts';

interface ProfileStepProps {
  nickname: string;
  picture: string | null;
  /** Names to borrow. */
  ideas: string[];
  state: AccountFormState;
}

/** The name and the picture that others see. */
export function ProfileStep({ nickname, picture, ideas, state: { values, errors, message } }: ProfileStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="profile" title="This is how others see you" />
      <div className={styles.person}>
        {picture === null ? null : <img src={picture} alt="" width={96} height={96} />}
        <p>
          <b>{nickname}</b>
          <span>No need to use your real name.</span>
        </p>
      </div>
      <Form method="post" className={styles.form} noValidate>
        <StepProblem text={message} />
        <Field label="Nickname" error={errors.nickname}>
          {(aria) => (
            <TextInput
              {...aria}
              name="nickname"
              autoComplete="nickname"
              maxLength={longestNickname}
              defaultValue={values.nickname ?? nickname}
            />
          )}
        </Field>
        <NicknameIdeas ideas={ideas} />
        <div className={styles.ways}>
          <SubmitStep busy={busy} label="Looks good" />
          <LinkButton to={paths.shop} variant="line" size="xl">
            {picture === null ? 'Choose an avatar' : 'Change avatar'}
          </LinkButton>
          <LinkButton to={paths.onboarding('time')} variant="quiet" size="xl">
            Back
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}

/** Words to read before scripts run; then buttons that write themselves into the box. */
function NicknameIdeas({ ideas }: { ideas: string[] }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.ideas}>
      <span id="ideas">Or use one of these:</span>
      <ul aria-labelledby="ideas">
        {ideas.map((idea) => (
          <li key={idea}>
            {hydrated ? (
              <button type="button" onClick={fillBox}>
                {idea}
              </button>
            ) : (
              <span>{idea}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function fillBox({ currentTarget: { form, textContent } }: MouseEvent<HTMLButtonElement>): void {
  const box = form?.elements.namedItem('nickname');
  if (box instanceof HTMLInputElement) box.value = textContent ?? '';
}
