import { contactTopics } from '../../../rules/forms/limits';
import { sendContactMessage } from '../../modules/contact';
import { builder } from '../builder';

const ContactTopic = builder.enumType('ContactTopic', { values: contactTopics });

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    topic: t.field({ type: ContactTopic }),
    message: t.string(),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.boolean({
    description: 'Takes a message of the contact form. True once it is stored; the same message twice counts once.',
    args: { input: t.arg({ type: ContactMessageInput }) },
    authScopes: { public: true },
    resolve: async (_root, { input }, { services, clientAddress }) => {
      await sendContactMessage(services, { input, clientAddress });
      return true;
    },
  }),
);
