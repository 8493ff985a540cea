import { besideQuestion } from '../../tutor/talk';
import { ownerOnly, type Row } from './row';

export const tutorWordsRows: Record<string, Row> = {
  'SubscriptionRoot.tutorWords': {
    async operation({ backend, people, canaries }) {
      const { talker } = await besideQuestion(backend, {}, people.owner);
      const { talk } = await talker.send({ text: '', intent: 'HINT' });
      const [canary = ''] = canaries;
      await backend.services.db
        .updateTable('tutor_messages')
        .set({ text: canary })
        .where('student_id', '=', people.owner.id)
        .where('author', '=', 'TUTOR')
        .execute();
      return {
        query: 'subscription S($talkId: ID!) { tutorWords(talkId: $talkId, number: 2) { sentence isEnd } }',
        variables: { talkId: talk?.id },
      };
    },
    outcomes: ownerOnly('NOT_FOUND'),
  },
};
