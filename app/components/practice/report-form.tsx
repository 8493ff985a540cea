import { Form, useNavigation } from '@remix-run/react';
import { Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Tick } from '../ui/choices';
import { Fieldset } from '../ui/field';
import { HeadDetails } from './head-details';

const reasons = ['The question isn’t clear', 'The marking looks wrong', 'The picture doesn’t match', 'Something else'];

/** Says that something is wrong with a question; opens from the flag, with or without scripts. */
export function ReportForm({ questionId, reported }: { questionId: string; reported: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'report';
  useEffect(() => {
    if (reported && details.current !== null) details.current.open = false;
  }, [reported]);
  return (
    <HeadDetails
      ref={details}
      label={reported ? 'You reported this question' : 'Report a problem with this question'}
      icon={<Flag aria-hidden size={20} fill={reported ? 'currentColor' : 'none'} />}
    >
      {reported ? (
        <p>Thanks! Someone on our team will check this question and let you know what we find.</p>
      ) : (
        <Form method="post" preventScrollReset replace>
          <input type="hidden" name="intent" value="report" />
          <input type="hidden" name="questionId" value={questionId} />
          <Fieldset legend="What’s wrong with this question?">
            {reasons.map((reason, place) => (
              <Tick key={reason} type="radio" name="reason" value={reason} defaultChecked={place === 0}>
                {reason}
              </Tick>
            ))}
          </Fieldset>
          <Button type="submit" size="sm" full busy={busy}>
            Send
          </Button>
        </Form>
      )}
    </HeadDetails>
  );
}
