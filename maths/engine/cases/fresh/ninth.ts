import type { AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const answers = (spec: AnswerSpec, all: Answers): Case[] =>
  (Object.entries(all) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec, input, verdict })),
  );
const asked = (model: string, question: string): AnswerSpec => ({ kind: 'number', model, question });

/** A ninth round: what students type who answer in the words of the question, stop early, or type something else. */
export const ninthCases: Case[] = [
  ...answers(asked('-7', 'It is 4°C at noon and falls by 11 degrees. What is the temperature then?'), {
    correct: ['-7', '-7°C', '-7 degrees', '−7 degrees Celsius', '-7°'],
    'wrong-form': ['4-11', '4°C-11°C', '4°C - 11'],
    wrong: ['7', '15°C'],
    unreadable: ['cold', 'below zero', '7°C below'],
  }),
  ...answers(asked('742', 'A bike costs \\$800. It is sold for \\$58 less. What is the new price in dollars?'), {
    correct: ['742', '$742', '742 dollars', '$742.00', 'AUD 742'],
    'wrong-form': ['800-58', '$800-$58', '800 dollars - 58 dollars', '742 cents'],
    wrong: ['$858', '7.42', '$800+$58'],
    unreadable: ['cheap', 'dollars'],
  }),
  ...answers(
    asked('45', 'A film of 2 hours and 15 minutes is cut into 3 equal parts. How many minutes long is each part?'),
    {
      correct: ['45', '45 minutes', '45 min', '45 mins'],
      'wrong-form': ['135/3', '135 ÷ 3', '135 min ÷ 3', '0.75 h', '45 hours', '45 kg'],
      wrong: ['135', '90 min - 15 min'],
    },
  ),
  ...answers(asked('18', 'What is $126\\div 7$?'), {
    correct: ['18', '18.0', '=18'],
    'wrong-form': ['126/7', '126÷7', '\\frac{126}{7}', '(70+56)/7'],
    wrong: ['882', '119'],
    unreadable: ['banana', '?', 'idk'],
  }),
  ...answers(
    { kind: 'expression', model: '(x+2)(x+3)', forms: [{ kind: 'factorised' }] },
    {
      correct: ['(x+3)(x+2)', '(2+x)(3+x)', '(x+2)*(x+3)'],
      'wrong-form': ['x^2+5x+6', 'x(x+5)+6', 'x(x+5+6/x)'],
      wrong: ['(x-2)(x-3)', '(x+1)(x+6)'],
    },
  ),
  ...answers(
    { kind: 'quantity', model: '2.5', unit: 'm', question: 'A plank is 250 cm long. How long is it in metres?' },
    {
      correct: ['2.5 m', '2.5', '2.5 metres', '2½ m'],
      'wrong-form': ['2.5 kg', '2.5 cm'],
      wrong: ['25 m'],
    },
  ),
  ...answers(
    { kind: 'expression', model: '2x^3+C', upToConstant: true },
    {
      correct: ['2x^3+c', '2x^3+k', 'C+2x^3', '2x^3-5+C'],
      'wrong-form': ['2x^3'],
      wrong: ['6x+C', 'x^3+C'],
    },
  ),
  ...answers(
    { kind: 'inequality', model: 'x<-2 or x>3', variable: 'x' },
    {
      correct: ['x>3 or x<-2', '3<x or x<-2'],
      wrong: ['-2<x<3', 'x<=-2 or x>=3', 'x>3'],
    },
  ),
  ...answers(
    { kind: 'money', model: '742', question: 'A bike costs \\$800. It is sold for \\$58 less. What is the new price?' },
    { correct: ['$742', '742.00'], 'wrong-form': ['$800-$58', '800-58', '$371+$371'], wrong: ['$800+$58'] },
  ),
  ...answers(asked('135', 'A ride takes 90 minutes, then 45 minutes more. How many minutes is that?'), {
    correct: ['135 minutes'],
    'wrong-form': ['90 min + 45 min', '90 minutes + 45 minutes', '90+45 min'],
    wrong: ['90 min - 45 min', '90 kg + 45 kg'],
  }),
];
