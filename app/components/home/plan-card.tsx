import { CircleCheck } from 'lucide-react';
import { Chip } from '../ui/chip';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { HomeData } from './home-data';

/** The week that follows from the placement test, with today's part first to see; it starts from the next step. */
export function PlanCard({ plan }: { plan: NonNullable<HomeData['plan']> }) {
  const { days, today, todayDone } = plan;
  return (
    <Section title="Your first week">
      <Rows as="ol">
        {days.map((day, index) => {
          const isToday = index === today;
          return (
            <Row
              key={`${index} ${day.title}`}
              current={isToday ? 'date' : undefined}
              mark={<span className="small">{isToday ? 'Today' : `Day ${index + 1}`}</span>}
              title={day.title}
            >
              {isToday && todayDone ? (
                <Chip tone="good">
                  <CircleCheck size={18} aria-hidden />
                  Done
                </Chip>
              ) : null}
            </Row>
          );
        })}
      </Rows>
    </Section>
  );
}
