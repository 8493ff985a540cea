import { divide, equals, multiply, ONE, power, type Rational, rational } from './rational';
import type { UnitPower } from './tree';

/** Size of a unit in base units, and its dimensions. Factors are exact. */
interface Unit {
  factor: Rational;
  dimensions: Record<string, number>;
  names: string[];
}

const unit = (factor: Rational, dimensions: Record<string, number>, ...names: string[]): Unit => ({
  factor,
  dimensions,
  names,
});
const r = rational;
const LENGTH = { length: 1 };
const TIME = { time: 1 };
const MASS = { mass: 1 };
const VOLUME = { length: 3 };

/** Lengths in metres, times in seconds, masses in grams, angles in degrees, money in dollars. */
const UNITS: Unit[] = [
  unit(r(1, 1000), LENGTH, 'mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'),
  unit(r(1, 100), LENGTH, 'cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters', 'cms'),
  unit(ONE, LENGTH, 'm', 'metre', 'metres', 'meter', 'meters'),
  unit(r(1000), LENGTH, 'km', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'kms'),
  unit(r(100_000), LENGTH, 'hundredkm'),
  unit(r(1, 1_000_000), LENGTH, 'μm', 'um', 'micrometre', 'micrometres'),
  unit(r(1, 1_000_000_000), LENGTH, 'nm', 'nanometre', 'nanometres'),
  unit(ONE, TIME, 's', 'sec', 'secs', 'second', 'seconds'),
  unit(r(1, 1000), TIME, 'ms', 'millisecond', 'milliseconds'),
  unit(r(60), TIME, 'min', 'mins', 'minute', 'minutes'),
  unit(r(3600), TIME, 'h', 'hr', 'hrs', 'hour', 'hours'),
  unit(r(86400), TIME, 'day', 'days'),
  unit(r(604800), TIME, 'week', 'weeks'),
  unit(r(1_209_600), TIME, 'fortnight', 'fortnights'),
  unit(ONE, { month: 1 }, 'month', 'months'),
  unit(r(12), { month: 1 }, 'year', 'years', 'yr', 'yrs'),
  unit(r(120), { month: 1 }, 'decade', 'decades'),
  unit(r(1200), { month: 1 }, 'century', 'centuries'),
  unit(r(1, 1000), MASS, 'mg', 'milligram', 'milligrams'),
  unit(ONE, MASS, 'g', 'gram', 'grams'),
  unit(r(1000), MASS, 'kg', 'kilogram', 'kilograms', 'kgs', 'kilo', 'kilos'),
  unit(r(1_000_000), MASS, 't', 'tonne', 'tonnes'),
  unit(r(1, 1_000_000), VOLUME, 'mL', 'ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'),
  unit(r(1, 1000), VOLUME, 'L', 'l', 'litre', 'litres', 'liter', 'liters'),
  unit(ONE, VOLUME, 'kL', 'kl', 'kilolitre', 'kilolitres'),
  unit(r(1000), VOLUME, 'ML', 'megalitre', 'megalitres'),
  unit(r(1_000_000), VOLUME, 'GL', 'gigalitre', 'gigalitres'),
  unit(r(10_000), { length: 2 }, 'ha', 'hectare', 'hectares'),
  unit(ONE, { angle: 1 }, '°', 'degree', 'degrees', 'deg'),
  unit(ONE, { celsius: 1 }, '°C', 'Celsius', 'celsius'),
  unit(r(1, 100), {}, '%', 'percent'),
  unit(ONE, { money: 1 }, '$', 'dollar', 'dollars', 'AUD'),
  unit(r(1, 100), { money: 1 }, 'c', 'cent', 'cents'),
  unit(ONE, { force: 1 }, 'N', 'newton', 'newtons'),
  unit(ONE, { energy: 1 }, 'J', 'joule', 'joules'),
  unit(r(1000), { energy: 1 }, 'kJ', 'kilojoule', 'kilojoules'),
  unit(r(1_000_000), { energy: 1 }, 'MJ', 'megajoule', 'megajoules'),
  unit(r(3_600_000), { energy: 1 }, 'kWh', 'kilowatt-hour', 'kilowatt-hours'),
  unit(ONE, { power: 1 }, 'W', 'watt', 'watts'),
  unit(r(1000), { power: 1 }, 'kW', 'kilowatt', 'kilowatts'),
  unit(r(1_000_000), { power: 1 }, 'MW', 'megawatt', 'megawatts'),
  unit(ONE, { pressure: 1 }, 'Pa', 'pascal', 'pascals'),
  unit(r(100), { pressure: 1 }, 'hPa', 'hectopascal', 'hectopascals'),
  unit(r(1000), { pressure: 1 }, 'kPa', 'kilopascal', 'kilopascals'),
  unit(ONE, { frequency: 1 }, 'Hz', 'hertz'),
  unit(ONE, { voltage: 1 }, 'V', 'volt', 'volts'),
  unit(ONE, { fahrenheit: 1 }, '°F', 'Fahrenheit', 'fahrenheit'),
  unit(ONE, { radian: 1 }, 'rad', 'radian', 'radians'),
  unit(ONE, { unit: 1 }, 'unit', 'units'),
  unit(r(1, 60), { time: -1 }, 'bpm'),
  unit(ONE, { byte: 1 }, 'B', 'byte', 'bytes'),
  unit(r(1000), { byte: 1 }, 'kB', 'KB', 'kilobyte', 'kilobytes'),
  unit(r(1_000_000), { byte: 1 }, 'MB', 'megabyte', 'megabytes'),
  unit(r(1_000_000_000), { byte: 1 }, 'GB', 'gigabyte', 'gigabytes'),
  unit(r(1_000_000_000_000), { byte: 1 }, 'TB', 'terabyte', 'terabytes'),
];

const BY_NAME = new Map(UNITS.flatMap((entry) => entry.names.map((name) => [name, entry] as const)));
/** Short names that mean two units joined by a slash. */
const COMBINED = new Map<string, UnitPower[]>([
  [
    'kmh',
    [
      { name: 'km', power: 1 },
      { name: 'h', power: -1 },
    ],
  ],
  [
    'kph',
    [
      { name: 'km', power: 1 },
      { name: 'h', power: -1 },
    ],
  ],
  [
    'mps',
    [
      { name: 'm', power: 1 },
      { name: 's', power: -1 },
    ],
  ],
]);

/** The unit a word stands for, or null. Full words are read in any case; symbols only as they are written. */
export function unitNamed(word: string): UnitPower[] | null {
  const combined = COMBINED.get(word.toLowerCase());
  if (combined) return combined;
  const entry = BY_NAME.get(word) ?? (word.length > 2 ? BY_NAME.get(word.toLowerCase()) : undefined);
  const name = entry?.names[0];
  return name === undefined ? null : [{ name, power: 1 }];
}

export interface UnitSize {
  factor: Rational;
  /** Dimensions as sorted text, equal for units that can be converted into each other. */
  dimensions: string;
}

export function unitSize(parts: UnitPower[]): UnitSize {
  let factor = ONE;
  const dimensions = new Map<string, number>();
  for (const part of parts) {
    const entry = BY_NAME.get(part.name);
    if (!entry) {
      dimensions.set(`word ${part.name}`, part.power);
      continue;
    }
    factor = multiply(factor, power(entry.factor, part.power));
    for (const [name, exponent] of Object.entries(entry.dimensions))
      dimensions.set(name, (dimensions.get(name) ?? 0) + exponent * part.power);
  }
  const text = [...dimensions].filter(([, exponent]) => exponent !== 0);
  return {
    factor,
    dimensions: text
      .map(([name, exponent]) => `${name}^${exponent}`)
      .sort()
      .join(' '),
  };
}

/** How many of unit `to` make one of unit `from`, or null when they measure different things. */
export function conversion(from: UnitPower[], to: UnitPower[]): Rational | null {
  const a = unitSize(from);
  const b = unitSize(to);
  return a.dimensions === b.dimensions ? divide(a.factor, b.factor) : null;
}

/** Whether two units are the same size. */
export function sameUnit(a: UnitPower[], b: UnitPower[]): boolean {
  const ratio = conversion(a, b);
  return ratio !== null && equals(ratio, ONE);
}
