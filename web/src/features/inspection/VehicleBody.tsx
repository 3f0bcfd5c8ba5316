import type { DamageView, VehicleCategory } from '../../platform/graphql/types.generated';

type Shape = 'HATCHBACK' | 'SALOON' | 'SUV';

const shapes: Readonly<Record<VehicleCategory, Shape>> = {
  SMALL_CITY_CAR: 'HATCHBACK',
  CITY_CAR: 'HATCHBACK',
  FAMILY_SEDAN: 'SALOON',
  LUXURY_SEDAN: 'SALOON',
  COMPACT_SUV: 'SUV',
};

const wide = { width: 1000, height: 440 };
const square = { width: 640, height: 480 };

/** The size of each view; the same for every shape, because damage is placed in thousandths of it. */
export const viewSizes: Readonly<Record<DamageView, { width: number; height: number }>> = {
  FRONT: square,
  REAR: square,
  LEFT: wide,
  RIGHT: wide,
  TOP: wide,
};

/** Outlines and wheels from the left, the front at the left end. */
const sides: Readonly<Record<Shape, { lines: readonly string[]; wheels: readonly number[]; radius: number }>> = {
  HATCHBACK: {
    lines: [
      'M60 312 C58 262 84 240 168 224 L286 138 C318 112 360 100 426 100 L742 100 C800 100 836 118 862 156 L896 212 C930 222 942 250 942 300 L942 318 C942 332 934 340 916 340 L846 340 A78 78 0 0 0 690 340 L324 340 A78 78 0 0 0 168 340 L92 340 C72 340 60 332 60 312 Z',
      'M306 208 L384 144 C394 134 410 128 430 128 L520 128 L520 208 Z',
      'M542 128 L740 128 C780 128 804 140 822 166 L846 208 L542 208 Z',
      'M531 128 L531 336 M306 208 L296 262 L324 336 M738 128 L738 208 L716 270 M846 208 L892 212',
      'M372 238 L412 238 M572 238 L612 238 M64 268 L112 260 M940 262 L898 248',
    ],
    wheels: [246, 768],
    radius: 60,
  },
  SALOON: {
    lines: [
      'M60 310 C55 250 90 232 180 218 L300 130 C330 106 370 98 430 98 L610 98 C670 98 710 108 750 140 L850 214 C920 224 945 248 946 310 C946 330 936 340 918 340 L850 340 A78 78 0 0 0 694 340 L320 340 A78 78 0 0 0 164 340 L90 340 C70 340 60 330 60 310 Z',
      'M318 206 L388 140 C398 130 412 126 432 126 L500 126 L500 206 Z',
      'M522 126 L606 126 C650 126 676 134 704 156 L764 206 L522 206 Z',
      'M511 126 L511 336 M318 206 L306 260 L330 336 M764 206 L742 262',
      'M352 236 L392 236 M560 236 L600 236 M66 268 L112 262 M940 262 L900 256',
    ],
    wheels: [242, 772],
    radius: 60,
  },
  SUV: {
    lines: [
      'M56 296 C54 244 82 222 170 206 L282 108 C308 84 348 74 420 74 L770 74 C826 74 856 90 876 128 L908 200 C934 210 946 238 946 288 L946 306 C946 322 936 330 918 330 L862 330 A86 86 0 0 0 690 330 L330 330 A86 86 0 0 0 158 330 L90 330 C68 330 56 320 56 296 Z',
      'M302 194 L372 118 C384 106 400 102 424 102 L520 102 L520 194 Z',
      'M542 102 L668 102 L668 194 L542 194 Z',
      'M690 102 L772 102 C812 102 832 112 846 138 L870 194 L690 194 Z',
      'M531 102 L531 326 M302 194 L292 250 L330 326 M679 194 L679 250 M400 58 L800 58 M420 58 L420 74 M780 58 L780 74',
      'M372 224 L412 224 M572 224 L612 224 M60 256 L112 246 M944 248 L902 234',
    ],
    wheels: [244, 776],
    radius: 68,
  },
};

/** What both ends of a vehicle share. */
const ends: Readonly<Record<Shape, readonly string[]>> = (() => {
  const car = [
    'M90 400 L90 250 C90 220 104 206 130 200 L190 92 C198 76 212 70 232 70 L408 70 C428 70 442 76 450 92 L510 200 C536 206 550 220 550 250 L550 400 C550 412 542 420 530 420 L486 420 C474 420 468 412 468 400 L468 384 L172 384 L172 400 C172 412 166 420 154 420 L110 420 C98 420 90 412 90 400 Z',
    'M172 196 L222 104 C226 98 232 96 240 96 L400 96 C408 96 414 98 418 104 L468 196 Z',
    'M90 216 L60 196 L62 174 L104 186 M550 216 L580 196 L578 174 L536 186',
  ];
  const suv = [
    'M86 398 L86 236 C86 208 100 194 124 190 L174 76 C182 58 196 50 220 50 L420 50 C444 50 458 58 466 76 L516 190 C540 194 554 208 554 236 L554 398 C554 412 546 424 530 424 L482 424 C470 424 464 414 464 402 L464 376 L176 376 L176 402 C176 414 170 424 158 424 L110 424 C94 424 86 412 86 398 Z',
    'M162 188 L206 90 C210 82 216 78 226 78 L414 78 C424 78 430 82 434 90 L478 188 Z',
    'M88 208 L54 186 L58 158 L104 174 M552 208 L586 186 L582 158 L536 174 M216 50 L216 36 L250 36 M424 50 L424 36 L390 36',
  ];
  return { HATCHBACK: car, SALOON: car, SUV: suv };
})();

const front = [
  'M104 246 C140 238 170 246 186 270 C160 288 124 288 104 280 Z M536 246 C500 238 470 246 454 270 C480 288 516 288 536 280 Z',
  'M220 262 L420 262 L404 300 L236 300 Z M262 330 L378 330 L378 360 L262 360 Z M120 340 L200 340 M440 340 L520 340',
];

const rears: Readonly<Record<Shape, readonly string[]>> = (() => {
  const plate = 'M260 300 L380 300 L380 336 L260 336 Z M120 356 L520 356';
  const upright = [
    'M102 214 L146 214 L156 296 L106 296 Z M538 214 L494 214 L484 296 L534 296 Z',
    plate,
    'M172 286 L468 286',
  ];
  return {
    HATCHBACK: upright,
    SALOON: ['M100 240 L170 236 L170 300 L104 300 Z M540 240 L470 236 L470 300 L536 300 Z', plate, 'M172 210 L468 210'],
    SUV: upright,
  };
})();

const tops: Readonly<Record<Shape, readonly string[]>> = (() => {
  const outline =
    'M70 220 C70 130 90 96 170 86 L830 80 C910 84 940 120 940 220 C940 320 910 356 830 360 L170 354 C90 344 70 310 70 220 Z';
  const windscreen = 'M290 110 L370 140 C356 190 356 250 370 300 L290 330 C262 270 262 170 290 110 Z';
  const mirrors = 'M330 96 L344 62 L372 66 L366 98 M330 344 L344 378 L372 374 L366 342';
  const lights = 'M84 150 L120 130 M84 290 L120 310 M926 150 L900 130 M926 290 L900 310';
  const long = [
    'M892 124 L838 148 C850 192 850 248 838 292 L892 316 C906 268 906 172 892 124 Z',
    'M370 140 L838 148 M370 300 L838 292 M545 143 L545 297 M690 145 L690 295',
  ];
  return {
    HATCHBACK: [outline, windscreen, mirrors, lights, ...long],
    SALOON: [
      outline,
      windscreen,
      mirrors,
      lights,
      'M790 116 L720 146 C732 190 732 250 720 294 L790 324 C812 270 812 170 790 116 Z',
      'M370 140 L720 146 M370 300 L720 294 M545 143 L545 297',
    ],
    SUV: [outline, windscreen, mirrors, lights, ...long, 'M400 122 L820 126 M400 318 L820 314'],
  };
})();

const linesOf = (shape: Shape, view: DamageView): readonly string[] => {
  if (view === 'TOP') return tops[shape];
  if (view === 'FRONT') return [...ends[shape], ...front];
  if (view === 'REAR') return [...ends[shape], ...rears[shape]];
  return sides[shape].lines;
};

interface VehicleBodyProps {
  category: VehicleCategory;
  view: DamageView;
}

/** Draws the lines of a vehicle from one side: a hatchback, a saloon or an SUV, as its category says. */
export const VehicleBody = ({ category, view }: VehicleBodyProps) => {
  const shape = shapes[category];
  const { wheels, radius } = sides[shape];
  return (
    // Of the right side the front is at the right end.
    <g transform={view === 'RIGHT' ? `translate(${wide.width} 0) scale(-1 1)` : undefined} data-shape={shape}>
      {linesOf(shape, view).map((line) => (
        <path key={line} d={line} />
      ))}
      {(view === 'LEFT' || view === 'RIGHT') &&
        wheels.map((x) => (
          <g key={x}>
            <circle cx={x} cy={344 - (radius - 60)} r={radius} />
            <circle cx={x} cy={344 - (radius - 60)} r={radius / 2} />
          </g>
        ))}
    </g>
  );
};
