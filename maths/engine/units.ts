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
const FORCE = { mass: 1, length: 1, time: -2 };
const ENERGY = { mass: 1, length: 2, time: -2 };
const POWER = { mass: 1, length: 2, time: -3 };
const PRESSURE = { mass: 1, length: -1, time: -2 };
const ENERGY_PER_CHARGE = { ...ENERGY, charge: -1 };
const RESISTANCE = { mass: 1, length: 2, time: -1, charge: -2 };
const CAPACITANCE = { mass: -1, length: -2, time: 2, charge: 2 };

/** Lengths in metres, times in seconds, masses in grams (so a newton is 1000), angles in degrees, money in dollars. */
const UNITS: Unit[] = [
  unit(r(1, 1000), LENGTH, 'mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'),
  unit(r(1, 100), LENGTH, 'cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters', 'cms'),
  unit(ONE, LENGTH, 'm', 'metre', 'metres', 'meter', 'meters'),
  unit(r(1000), LENGTH, 'km', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'kms'),
  unit(r(100_000), LENGTH, 'hundredkm'),
  unit(r(1, 1_000_000), LENGTH, 'μm', 'um', 'micrometre', 'micrometres', 'micron', 'microns'),
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
  unit(ONE, MASS, 'g', 'gram', 'grams', 'gm', 'gms'),
  unit(r(1000), MASS, 'kg', 'kilogram', 'kilograms', 'kgs', 'kilo', 'kilos'),
  unit(r(1_000_000), MASS, 't', 'tonne', 'tonnes'),
  unit(r(1, 1_000_000), VOLUME, 'mL', 'ml', 'cc', 'millilitre', 'millilitres', 'milliliter', 'milliliters'),
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
  unit(r(1000), FORCE, 'N', 'newton', 'newtons'),
  unit(r(1000), ENERGY, 'J', 'joule', 'joules'),
  unit(r(1_000_000), ENERGY, 'kJ', 'kilojoule', 'kilojoules'),
  unit(r(1_000_000_000), ENERGY, 'MJ', 'megajoule', 'megajoules'),
  unit(r(3_600_000_000), ENERGY, 'kWh', 'kilowatt-hour', 'kilowatt-hours'),
  unit(r(1000), POWER, 'W', 'watt', 'watts'),
  unit(r(1_000_000), POWER, 'kW', 'kilowatt', 'kilowatts'),
  unit(r(1_000_000_000), POWER, 'MW', 'megawatt', 'megawatts'),
  unit(r(1000), PRESSURE, 'Pa', 'pascal', 'pascals'),
  unit(r(100_000), PRESSURE, 'hPa', 'hectopascal', 'hectopascals'),
  unit(r(1_000_000), PRESSURE, 'kPa', 'kilopascal', 'kilopascals'),
  unit(ONE, { time: -1 }, 'Hz', 'hertz'),
  unit(r(1000), { time: -1 }, 'kHz', 'kilohertz'),
  unit(r(1_000_000), { time: -1 }, 'MHz', 'megahertz'),
  unit(r(1000), ENERGY_PER_CHARGE, 'V', 'volt', 'volts'),
  unit(ONE, { mass: 1, length: 2, time: -2, charge: -1 }, 'mV', 'millivolt', 'millivolts'),
  unit(r(1_000_000), ENERGY_PER_CHARGE, 'kV', 'kilovolt', 'kilovolts'),
  unit(ONE, { charge: 1, time: -1 }, 'A', 'amp', 'amps', 'ampere', 'amperes'),
  unit(r(1, 1000), { charge: 1, time: -1 }, 'mA', 'milliamp', 'milliamps'),
  unit(ONE, { charge: 1 }, 'coulomb', 'coulombs'),
  unit(r(1000), RESISTANCE, 'Ω', 'ohm', 'ohms'),
  unit(r(1_000_000), RESISTANCE, 'kΩ', 'kilohm', 'kilohms'),
  unit(r(1, 1000), CAPACITANCE, 'F', 'farad', 'farads'),
  unit(r(1, 1_000_000), CAPACITANCE, 'mF', 'millifarad', 'millifarads'),
  unit(r(1, 1_000_000_000), CAPACITANCE, 'μF', 'uF', 'microfarad', 'microfarads'),
  unit(r(1, 1_000_000_000_000), CAPACITANCE, 'nF', 'nanofarad', 'nanofarads'),
  unit(r(1), POWER, 'mW', 'milliwatt', 'milliwatts'),
  unit(r(1_000_000), FORCE, 'kN', 'kilonewton', 'kilonewtons'),
  unit(ONE, { mole: 1 }, 'mol', 'mole', 'moles'),
  unit(ONE, { kelvin: 1 }, 'K', 'kelvin'),
  unit(r(3_600_000), ENERGY, 'Wh', 'watt-hour', 'watt-hours'),
  unit(r(1, 1_000_000), TIME, 'μs', 'microsecond', 'microseconds'),
  unit(r(1, 1_000_000), MASS, 'μg', 'ug', 'microgram', 'micrograms'),
  unit(r(1, 1_000_000_000), VOLUME, 'μL', 'uL', 'microlitre', 'microlitres'),
  unit(r(1, 100_000), VOLUME, 'cL', 'cl', 'centilitre', 'centilitres'),
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

/** Units of science, each with every prefix that has no entry above: GW, MPa, pF, GHz. */
const PREFIXED: [symbol: string, name: string, size: Unit | undefined][] = [
  ['W', 'watt'],
  ['J', 'joule'],
  ['N', 'newton'],
  ['Pa', 'pascal'],
  ['Hz', 'hertz'],
  ['V', 'volt'],
  ['F', 'farad'],
  ['Ω', 'ohm'],
  ['A', 'amp'],
].map(([symbol = '', name = '']) => [symbol, name, UNITS.find((entry) => entry.names[0] === symbol)]);
const PREFIXES: [sign: string, name: string, factor: Rational][] = [
  ['G', 'giga', r(1_000_000_000)],
  ['M', 'mega', r(1_000_000)],
  ['k', 'kilo', r(1000)],
  ['m', 'milli', r(1, 1000)],
  ['μ', 'micro', r(1, 1_000_000)],
  ['n', 'nano', r(1, 1_000_000_000)],
  ['p', 'pico', r(1, 1_000_000_000_000)],
];
const known = new Set(UNITS.flatMap(({ names }) => names));
for (const [symbol, name, base] of PREFIXED)
  for (const [sign, prefix, factor] of PREFIXES)
    if (base && !known.has(`${sign}${symbol}`))
      UNITS.push(
        unit(
          multiply(base.factor, factor),
          base.dimensions,
          `${sign}${symbol}`,
          `${prefix}${name}`,
          `${prefix}${name}s`,
        ),
      );

const BY_NAME = new Map(UNITS.flatMap((entry) => entry.names.map((name) => [name, entry] as const)));
/** Short names that mean two units joined by a slash. */
const COMBINED = new Map<string, UnitPower[]>([
  [
    'nm',
    [
      { name: 'N', power: 1 },
      { name: 'm', power: 1 },
    ],
  ],
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
    'kmph',
    [
      { name: 'km', power: 1 },
      { name: 'h', power: -1 },
    ],
  ],
  ['sqm', [{ name: 'm', power: 2 }]],
  ['sqcm', [{ name: 'cm', power: 2 }]],
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
  // Nm is a newton metre, nm a nanometre.
  const combined = word === 'nm' ? undefined : COMBINED.get(word.toLowerCase());
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

const DIMENSIONS: Record<string, string> = {
  'length^1': 'a length',
  'length^2': 'an area',
  'length^3': 'a volume',
  'time^1': 'a time',
  'month^1': 'a time',
  'mass^1': 'a mass',
  'money^1': 'an amount of money',
  'angle^1': 'an angle',
  'celsius^1': 'a temperature',
  'length^1 time^-1': 'a speed',
  'length^1 time^-2': 'an acceleration',
  'length^-3 mass^1': 'a density',
  'length^1 mass^1 time^-2': 'a force',
  'length^2 mass^1 time^-2': 'an energy',
  'length^2 mass^1 time^-3': 'a power',
};

/** What a unit measures, in words; null for rarer things. */
export const dimensionName = (parts: UnitPower[]): string | null => DIMENSIONS[unitSize(parts).dimensions] ?? null;

const IN_WORDS: Record<string, string> = {
  $: 'dollars',
  c: 'cents',
  '%': 'per cent',
  '°': 'degrees',
  '°C': 'degrees Celsius',
};

/** A unit as it is written in a sentence: km/h, cm², dollars. */
export function unitText(parts: UnitPower[]): string {
  const one = ({ name }: UnitPower, power: number) =>
    `${IN_WORDS[name] ?? name}${power === 1 ? '' : [...`${power}`].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('')}`;
  const above = parts.filter((part) => part.power > 0).map((part) => one(part, part.power));
  const below = parts.filter((part) => part.power < 0).map((part) => one(part, -part.power));
  return `${above.join(' ') || '1'}${below.length > 0 ? `/${below.join(' ')}` : ''}`;
}

/** Whether two units are the same size. */
export function sameUnit(a: UnitPower[], b: UnitPower[]): boolean {
  const ratio = conversion(a, b);
  return ratio !== null && equals(ratio, ONE);
}
