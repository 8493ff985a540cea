import { Form, useNavigation } from '@remix-run/react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Cluster } from '../ui/layout';
import { Page, Prose } from '../ui/page';
import { Section } from '../ui/section';

interface PermissionViewProps {
  permission: { firstName: string; allowed: boolean | null; mayAllow: boolean };
  problem: string | null;
}

/** What a parent decides by the link of a mail: what it means, how it stands, one button. */
export function PermissionView({ permission, problem }: PermissionViewProps) {
  const { firstName, allowed, mayAllow } = permission;
  const busy = useNavigation().formData?.get('answer');
  return (
    <Page
      width="narrow"
      title={`Can ${firstName} play students from other schools?`}
      lead="In a maths battle, two students answer the same seven questions. Until they’re 13, they only play friends and students in their own teachers’ classes."
    >
      <Section title={<span role="status">{allowed === true ? 'Allowed' : 'Not allowed'}</span>}>
        <Prose>
          <ul>
            <li>There’s no chat. Players can only send six friendly phrases.</li>
            <li>Other players see their first name, avatar and tier.</li>
            <li>Leaderboards stay off until they’re 13.</li>
            <li>You can change your mind at any time with this link. {firstName} can switch it off too.</li>
          </ul>
        </Prose>
        <Alert>{problem}</Alert>
        {mayAllow ? (
          <Cluster as={Form} method="post" preventScrollReset>
            {allowed === true ? null : (
              <Button type="submit" variant="main" name="answer" value="yes" busy={busy === 'yes'}>
                Yes, allow it
              </Button>
            )}
            {allowed === false ? null : (
              <Button type="submit" name="answer" value="no" busy={busy === 'no'}>
                {allowed === true ? 'Withdraw permission' : 'No, don’t allow it'}
              </Button>
            )}
          </Cluster>
        ) : (
          <p>This link has expired. {firstName} can ask you again.</p>
        )}
      </Section>
    </Page>
  );
}
