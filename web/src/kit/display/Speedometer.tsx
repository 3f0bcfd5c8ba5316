import classes from './Speedometer.module.css';

interface SpeedometerProps {
  /** The accessible name of the meter. */
  label: string;
  /** km/h. */
  value: number;
  /** The value in words: '48 km/h'. */
  text: string;
}

/** The highest speed of the dial, in km/h (docs/rules/tracking.md#live-position). */
const max = 180;
/** The speed from which the dial is red, in km/h (docs/rules/tracking.md#live-position). */
const danger = 120;
/** Km/h between two marks of the dial. */
const step = 20;
/** Angle of the dial at 0 km/h, in degrees clockwise from the top. */
const from = -120;
/** Angle of the dial at the highest speed, in degrees clockwise from the top. */
const to = 120;

const angleOf = (value: number): number => from + ((to - from) * Math.min(max, Math.max(0, value))) / max;
const at = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(radians)).toFixed(2)} ${(100 + radius * Math.sin(radians)).toFixed(2)}`;
};
const arc = (start: number, end: number): string => {
  const [a, b] = [angleOf(start), angleOf(end)];
  return `M${at(a, 84)}A84 84 0 ${b - a > 180 ? 1 : 0} 1 ${at(b, 84)}`;
};
const marks = Array.from({ length: max / step + 1 }, (_, index) => index * step);

/** Shows a speedometer to 180 km/h, in red from 120. */
export const Speedometer = ({ label, value, text }: SpeedometerProps) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(max, Math.round(value))}
    aria-valuetext={text}
    className={classes.root}
    data-danger={value >= danger || undefined}
  >
    <svg viewBox="0 0 200 170" aria-hidden focusable="false">
      <path d={arc(0, max)} className={classes.scale} />
      <path d={arc(danger, max)} className={classes.dangerScale} />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${at(angleOf(mark), 78)}L${at(angleOf(mark), 70)}`} className={classes.mark} />
          <text
            x={at(angleOf(mark), 58).split(' ')[0]}
            y={Number(at(angleOf(mark), 58).split(' ')[1]) + 4}
            className={classes.number}
          >
            {mark}
          </text>
        </g>
      ))}
      <g className={classes.needle} style={{ transform: `rotate(${angleOf(value)}deg)` }}>
        <path d="M100 34L104 100H96Z" />
      </g>
      <circle cx="100" cy="100" r="8" className={classes.hub} />
      <text x="100" y="148" className={classes.value}>
        {text}
      </text>
    </svg>
  </div>
);
