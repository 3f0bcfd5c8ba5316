import { mix } from './palette.js';
import { circle, createDefs, ellipse, group, line, path, rect, svgDocument, type Defs } from './svg.js';

/** The persons of whom a portrait can be drawn, for the testimonials. */
export const ART_PEOPLE = ['NADIA', 'YOUSSEF', 'CLAIRE'] as const;
/** A person of whom a portrait can be drawn, one of ART_PEOPLE. */
export type ArtPerson = (typeof ART_PEOPLE)[number];

interface PersonLook {
  ground: readonly [string, string];
  skin: string;
  hair: string;
  clothes: string;
  style: 'scarf' | 'beard' | 'long';
}

const LOOKS: Readonly<Record<ArtPerson, PersonLook>> = {
  NADIA: { ground: ['#f4dfb8', '#e2a03f'], skin: '#dcab84', hair: '#2f7d63', clothes: '#1f5b48', style: 'scarf' },
  YOUSSEF: { ground: ['#cdebd9', '#5fbf8c'], skin: '#c48f68', hair: '#241a16', clothes: '#2e4664', style: 'beard' },
  CLAIRE: { ground: ['#d9e6ef', '#8fb2c9'], skin: '#efc5a5', hair: '#7b4a2b', clothes: '#b8573f', style: 'long' },
};

function behind({ style, hair }: PersonLook): string {
  if (style === 'long') {
    return path('M56 96C50 44 150 44 144 96C150 130 152 150 146 164H54C48 150 50 130 56 96Z', {
      fill: mix(hair, '#000000', 0.2),
    });
  }
  return style === 'scarf'
    ? path('M52 100C46 36 154 36 148 100C152 140 156 156 150 176H50C44 156 48 140 52 100Z', {
        fill: mix(hair, '#000000', 0.25),
      })
    : '';
}

function shoulders({ clothes, skin, style }: PersonLook, defs: Defs): string {
  const cloth = defs.linear(20, 150, 180, 210, [
    [0, mix(clothes, '#ffffff', 0.16)],
    [1, mix(clothes, '#000000', 0.25)],
  ]);
  const neck =
    style === 'scarf' ? '' : path('M84 128H116V156C116 168 84 168 84 156Z', { fill: mix(skin, '#5a2f1c', 0.25) });
  const collar =
    style === 'beard' ? path('M82 154L100 176L118 154L128 160L104 192H96L72 160Z', { fill: '#f4f1ea' }) : '';
  return (
    path('M18 206C20 170 56 158 84 154C92 166 108 166 116 154C144 158 180 170 182 206Z', { fill: cloth }) +
    neck +
    collar
  );
}

function face({ skin, hair, style }: PersonLook, defs: Defs): string {
  const tone = defs.linear(66, 70, 136, 140, [
    [0, mix(skin, '#ffffff', 0.14)],
    [1, mix(skin, '#7a3f22', 0.2)],
  ]);
  const brow = style === 'scarf' ? '#3a2a22' : hair;
  const ears =
    style === 'beard'
      ? ellipse(66, 104, 7, 11, { fill: skin }) + ellipse(134, 104, 7, 11, { fill: mix(skin, '#7a3f22', 0.2) })
      : '';
  const eye = (x: number): string =>
    ellipse(x, 101, 3.6, 4.4, { fill: '#2a1c17' }) + circle(x + 1.2, 99.4, 1.2, { fill: '#ffffff' });
  return [
    ears,
    path('M67 94C67 62 133 62 133 94C134 124 118 144 100 144C82 144 66 124 67 94Z', { fill: tone }),
    ellipse(80, 116, 8, 5, { fill: '#d96a56', opacity: 0.22 }),
    ellipse(120, 116, 8, 5, { fill: '#d96a56', opacity: 0.22 }),
    style === 'beard' ? beard(hair) : '',
    line('M78 90Q86 85 93 89M107 89Q114 85 122 90', brow, 3.4),
    eye(86),
    eye(114),
    line('M100 103Q97 113 101 114', mix(skin, '#5a2412', 0.45), 2.4),
    path('M88 123Q100 135 112 123Q100 127 88 123Z', {
      fill: '#ffffff',
      stroke: '#a4493c',
      strokeWidth: 2.2,
      strokeLinejoin: 'round',
    }),
  ].join('');
}

function beard(hair: string): string {
  return path(
    'M67 98C68 132 82 149 100 149C118 149 132 132 133 98C130 112 124 118 116 118C108 114 92 114 84 118C76 118 70 112 67 98Z',
    { fill: hair, opacity: 0.94 },
  );
}

function inFront({ style, hair }: PersonLook, defs: Defs): string {
  const gloss = defs.linear(60, 40, 140, 110, [
    [0, mix(hair, '#ffffff', 0.3)],
    [0.5, hair],
    [1, mix(hair, '#000000', 0.2)],
  ]);
  if (style === 'scarf') {
    return [
      path(
        'M50 176C44 150 48 132 52 100C46 36 154 36 148 100C152 132 156 150 150 176C138 184 126 182 116 172C108 164 92 164 84 172C74 182 62 184 50 176ZM68 98C68 124 82 146 100 146C118 146 132 124 132 98C132 66 68 66 68 98Z',
        { fill: gloss, fillRule: 'evenodd' },
      ),
      line('M60 150C84 172 116 176 146 158M58 78C72 54 112 48 138 68', mix(hair, '#ffffff', 0.4), 2, { opacity: 0.6 }),
    ].join('');
  }
  if (style === 'beard') {
    return path(
      'M65 100C58 60 78 44 104 46C132 46 142 68 135 100H129C130 88 128 80 124 74C108 80 84 78 76 74C72 82 70 90 71 100Z',
      { fill: gloss },
    );
  }
  return path(
    'M60 122C50 74 70 46 102 46C136 46 150 76 140 124C138 104 132 84 118 72C104 84 80 88 70 88C66 98 62 108 60 122Z',
    { fill: gloss },
  );
}

/** A drawn portrait on a soft ground, 200 × 200. */
export function avatarArt(person: ArtPerson): string {
  const look = LOOKS[person];
  const defs = createDefs('p');
  const ground = defs.linear(0, 0, 200, 200, [
    [0, look.ground[0]],
    [1, look.ground[1]],
  ]);
  return svgDocument(200, 200, defs, [
    rect(0, 0, 200, 200, { fill: ground }),
    group([behind(look), shoulders(look, defs), face(look, defs), inFront(look, defs)]),
  ]);
}
