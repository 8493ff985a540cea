import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import { Choices, More } from '../ui/choices';
import { Cluster, Stack } from '../ui/layout';

const reasons = [
  { value: 'NAME', label: 'Their name isn’t OK' },
  { value: 'UNFAIR', label: 'It didn’t seem fair' },
  { value: 'UNKIND', label: 'Their messages were unkind' },
  { value: 'OTHER', label: 'Something else' },
] as const;

/** Tells the administrators of the other player, or meets them never again. */
export function ReportPlayer({ name }: { name: string }) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <More summary={`Report or block ${name}`}>
      <Stack as={Form} method="post" gap={3} preventScrollReset>
        <Choices legend="What was wrong?" name="reason" options={reasons} chosen="NAME" />
        <Cluster>
          <Button type="submit" size="sm" name="intent" value="report" busy={intent === 'report'}>
            Report
          </Button>
          <Button type="submit" size="sm" name="intent" value="block" busy={intent === 'block'}>
            Don’t match us again
          </Button>
        </Cluster>
      </Stack>
      <p className="small muted">Someone on our team reads every report. We don’t tell anyone who sent it.</p>
    </More>
  );
}
