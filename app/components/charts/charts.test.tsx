import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartCard } from './chart-card';
import { ColumnChart } from './column-chart';
import { HeatMap } from './heat-map';
import { LineChart } from './line-chart';

const columns = [
  { label: '2 Mar', value: 4 },
  { label: '9 Mar', value: 0 },
  { label: '16 Mar', value: 8 },
];

/** The words of each text in a drawing. */
const texts = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('columns', () => {
  it('have a name, their numbers as text, and nothing where there is nothing', () => {
    const html = renderToStaticMarkup(<ColumnChart name="Minutes each week: 12 in all" columns={columns} />);
    expect(html).toContain('role="img" aria-label="Minutes each week: 12 in all"');
    expect(texts(html)).toEqual(['4', '8', '2 Mar', '9 Mar', '16 Mar']);
  });

  it('that are compared are measured by the same value', () => {
    const tallest = (html: string) =>
      Math.max(...[...html.matchAll(/height="(\d+)" rx/g)].map(([, tall]) => Number(tall)));
    const alone = tallest(renderToStaticMarkup(<ColumnChart name="Fixed" columns={columns} />));
    const compared = tallest(renderToStaticMarkup(<ColumnChart name="Fixed" columns={columns} most={16} />));
    expect(compared).toBe(alone / 2);
  });
});

describe('lines', () => {
  const places = [{ label: '0', notes: ['7', 'of 9'] }, { label: '1', notes: ['3', 'of 4'] }, { label: '2–3' }];

  it('have no point where too little is known', () => {
    const html = renderToStaticMarkup(
      <LineChart name="Right" places={places} series={[{ name: 'Right', values: [78, null, 50] }]} />,
    );
    expect(html.match(/<circle/g)).toHaveLength(2);
    expect(texts(html)).toEqual(['0%', '50%', '100%', '78%', '50%', '0', '1', '2–3', '7', '3', '', 'of 9', 'of 4', '']);
  });

  it('are told apart by their marks when there are two', () => {
    const series = [
      { name: 'Right', values: [78, 60, 50] },
      { name: 'With a hint', values: [10, 0, 5] },
    ];
    const html = renderToStaticMarkup(<LineChart name="Right and hints" places={places} series={series} />);
    expect(html.match(/<circle/g)).toHaveLength(4);
    expect(html.match(/<rect/g)).toHaveLength(4);
    expect(html).toContain('With a hint');
  });
});

it('a map is a table with headings on both sides, and says what a short cell means', () => {
  const html = renderToStaticMarkup(
    <HeatMap
      name="Right by topic"
      corner="Topic"
      columns={['from 2 Mar']}
      rows={[{ label: 'Decimals', note: 'Strong now', cells: [{ text: '7/9', spoken: '7 of 9', tone: 'high' }] }]}
    />,
  );
  expect(html).toMatch(/<th scope="row">Decimals<small>Strong now<\/small><\/th>/);
  expect(html).toContain('<span aria-hidden="true">7/9</span><span class="sr">7 of 9</span>');
});

it('a card shows its numbers as a table and leads to them as a file', () => {
  const table = {
    columns: ['Week of', 'Share'],
    rows: [
      ['2026-03-02', '78%'],
      ['2026-03-09', null],
    ],
  };
  const html = renderToStaticMarkup(
    <ChartCard id="share" title="First tries" note="Each week." table={table} csv="/chart.csv?table=share">
      <i>chart</i>
    </ChartCard>,
  );
  expect(html).toContain('<summary>Show as a table</summary>');
  expect(html).toContain('<th scope="row">2026-03-09</th><td>–</td>');
  expect(html).toMatch(/href="\/chart\.csv\?table=share"[^>]*>.*Download CSV <span class="sr">of First tries<\/span>/);
});
