import { freeQuestionsADay } from '../../../../rules/constants';
import { type MoneyCurrency, moneyText } from '../../../../rules/money/cents';
import { termText } from '../../../../rules/money/plans';
import { planLimits } from '../../../../rules/plan-limits';

export interface MailText {
  subject: string;
  body: string;
}

interface PlanFacts {
  /** "Year 6 Maths", or three of them. */
  courses: string;
  months: number;
  cents: number;
  currency: MoneyCurrency;
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar day in full: "4 December 2026". */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const sign = (planUrl: string) => `\n\nSee or cancel your plan: ${planUrl}\n\nMarsmaths`;

/** What the billing writes to families. Plain, complete, without a push to buy. `planUrl`: where the plan can be cancelled. */
export function mailTexts(siteUrl: string, planUrl = `${siteUrl}/subscription`) {
  const end = sign(planUrl);
  return {
    paid: (plan: PlanFacts & { paid: number; lastDay: string; receipt: string }): MailText => ({
      subject: `Receipt: ${plan.courses}`,
      body: `Thank you. We received ${moneyText(plan.paid, plan.currency)} for ${plan.courses}, ${termText(plan.months)}.\nThe plan runs until the end of ${dayText(plan.lastDay)}.\n\n${plan.receipt}${end}`,
    }),
    renewed: (plan: PlanFacts & { paid: number; lastDay: string; receipt: string }): MailText => ({
      subject: `Renewed: ${plan.courses}`,
      body: `Your plan for ${plan.courses} was renewed for ${termText(plan.months)}. We received ${moneyText(plan.paid, plan.currency)}.\nIt now runs until the end of ${dayText(plan.lastDay)}.\n\n${plan.receipt}${end}`,
    }),
    reminder: (plan: PlanFacts & { days: number; lastDay: string }): MailText => ({
      subject: `${plan.courses} renews ${plan.days === 1 ? 'tomorrow' : `in ${plan.days} days`}`,
      body: `Your plan for ${plan.courses} runs to the end of ${dayText(plan.lastDay)}. It then renews automatically for ${termText(plan.months)}, for ${moneyText(plan.cents, plan.currency)}.\n\nYou don’t need to do anything to keep it. To stop it, press "Cancel renewal" before that day. You won’t be charged again, and you can use it until its last day.${end}`,
    }),
    newPrice: (plan: PlanFacts & { lastDay: string }): MailText => ({
      subject: `A new price for ${plan.courses}`,
      body: `From the next renewal, the day after ${dayText(plan.lastDay)}, your plan for ${plan.courses} costs ${moneyText(plan.cents, plan.currency)} for ${termText(plan.months)}.\n\nIf you don’t want to continue, cancel the renewal before then. You won’t lose any of your work.${end}`,
    }),
    renewalFailed: (plan: PlanFacts & { nextDay: string | null }): MailText => ({
      subject: `We couldn’t renew ${plan.courses}`,
      body: `We tried to charge ${moneyText(plan.cents, plan.currency)} to renew your plan for ${plan.courses}, but the payment didn’t go through. You haven’t been charged.\n\n${
        plan.nextDay === null
          ? `We won’t try again, so the plan has ended. You still get ${freeQuestionsADay} free questions a day, and all your work is saved. You can buy it again at any time.`
          : `We’ll try again on ${dayText(plan.nextDay)}, and you can keep using everything until then. To use another card, cancel and buy the plan again.`
      }${end}`,
    }),
    refunded: (plan: PlanFacts & { reason: string; number: string }): MailText => ({
      subject: `Refund: ${plan.courses}`,
      body: `We refunded ${moneyText(plan.cents, plan.currency)} for ${plan.courses} (receipt ${plan.number}). The reason: ${plan.reason}\n\nIt may take a few days to show in your account.${end}`,
    }),
    trial: ({ daysLeft, lastDay }: { daysLeft: number; lastDay: string }): MailText => ({
      subject: daysLeft === 1 ? 'Your trial ends tomorrow' : `${daysLeft} days left in your trial`,
      body: `Your free trial runs to ${dayText(lastDay)}. You don’t need a card, and you won’t be charged.\n\nAfter that, you move to the free plan automatically: ${freeQuestionsADay} questions, ${planLimits.creditsADay.free} tutor credits and ${planLimits.battlesADay.free} battles a day. You keep your error logbook, your results and everything you’ve earned. To remove the limits, see our plans: ${siteUrl}/pricing\n\nMarsmaths`,
    }),
  };
}
