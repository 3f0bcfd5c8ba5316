import sharp from 'sharp';
import { presentationArt } from './agency-front-art.js';
import { ART_PEOPLE, avatarArt } from './avatar-art.js';
import { announcementArt } from './banner-art.js';
import { ART_BRANDS, brandArt, partnerArt } from './brand-art.js';
import { coverArts } from './cover-art.js';
import { logoHorizontalArt, logoMarkArt, logoWhiteArt } from './logo-art.js';
import { ART_CATEGORIES, ART_COLORS } from './palette.js';
import { renderPng, renderWebp } from './render-art.js';
import { ART_EXTRAS, extraArt } from './extra-art.js';
import { serviceArts } from './service-art.js';
import { vehicleCutoutArt, vehicleGalleryArt, vehicleRearArt, vehicleSideArt } from './vehicle-art.js';

async function sizeOf(picture: Buffer): Promise<string> {
  const { format, width, height } = await sharp(picture).metadata();
  return `${format} ${width}x${height}`;
}

const combinations = ART_CATEGORIES.flatMap((category) => ART_COLORS.map((color) => [category, color] as const));

type Drawing = [name: string, svg: string, size: string];

const siteDrawings: Drawing[] = [
  ['announcement', announcementArt(), '1600x500'],
  ['presentation', presentationArt(), '1200x900'],
  ['mark', logoMarkArt(256), '256x256'],
  ['cutout', vehicleCutoutArt({ category: 'CITY_CAR', color: 'RED', seed: 1 }), '1200x520'],
  ['partner', partnerArt('Sahara Tours'), '468x180'],
  ...coverArts().map((svg, index): Drawing => [`cover ${index + 1}`, svg, '1920x900']),
  ...serviceArts().map((svg, index): Drawing => [`service ${index + 1}`, svg, '600x400']),
  ...ART_EXTRAS.map((extra): Drawing => [extra, extraArt(extra), '480x360']),
  ...ART_PEOPLE.map((person): Drawing => [person, avatarArt(person), '200x200']),
  ...ART_BRANDS.map((brand): Drawing => [brand, brandArt(brand), '400x240']),
];

describe('vehicle pictures', () => {
  it.each(combinations)('draws a %s in %s at the asked size', async (category, color) => {
    const picture = await renderWebp(vehicleSideArt({ category, color, seed: 7 }), { width: 400 });
    expect(await sizeOf(picture)).toBe('webp 400x250');
  });

  it('draws the whole gallery at 1200 × 750', async () => {
    const request = { category: 'CITY_CAR', color: 'BLUE', seed: 3 } as const;
    for (const svg of [...vehicleGalleryArt(request), vehicleRearArt(request)]) {
      expect(await sizeOf(await renderWebp(svg))).toBe('webp 1200x750');
    }
  });

  it('draws the same picture for the same request and another for another seed', async () => {
    const request = { category: 'COMPACT_SUV', color: 'GOLD' } as const;
    const [first, again, other] = [5, 5, 6].map((seed) => vehicleGalleryArt({ ...request, seed }));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    const bytes = await Promise.all([first, again].map((gallery) => renderWebp(gallery?.[0] ?? '', { width: 300 })));
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('site pictures', () => {
  it.each(siteDrawings)('draws %s', async (_name, svg, size) => {
    expect(await sizeOf(await renderWebp(svg))).toBe(`webp ${size}`);
  });

  it('needs no font: every letter is a path', () => {
    const drawings = [announcementArt(), presentationArt(), logoWhiteArt(), brandArt('Citroën'), ...coverArts()];
    expect(drawings.filter((svg) => svg.includes('<text'))).toEqual([]);
  });

  it('keeps the logo transparent', async () => {
    const { hasAlpha } = await sharp(await renderPng(logoHorizontalArt())).metadata();
    expect(hasAlpha).toBe(true);
  });
});
