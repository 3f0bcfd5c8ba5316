import { drawStudio } from './backdrop.js';
import type { ArtCategory, ArtColor } from './palette.js';
import { createDefs, svgDocument } from './svg.js';
import { BODY_SHAPES } from './vehicle-shape.js';
import { drawInterior } from './vehicle-interior.js';
import { drawFaceCar } from './vehicle-face.js';
import { drawSideCar } from './vehicle-side.js';

/** Size of the vehicle pictures, in pixels. */
export const VEHICLE_PICTURE = { width: 1200, height: 750 } as const;

/** Which car a picture shows; the same request gives the same drawing. */
export interface VehicleArtRequest {
  category: ArtCategory;
  color: ArtColor;
  /** Chooses wheels, trim, grille, plate and cabin. */
  seed: number;
}

/** The main picture: the car from the side in a calm studio. */
export function vehicleSideArt({ category, color, seed }: VehicleArtRequest): string {
  const { width, height } = VEHICLE_PICTURE;
  const defs = createDefs('v');
  const length = 880 + (BODY_SHAPES[category].length - 3620) * 0.12;
  const studio = drawStudio(width, height, 488, defs);
  const car = drawSideCar({ category, color, seed }, { x: (width - length) / 2, groundY: 596, length }, defs);
  return svgDocument(width, height, defs, [studio, car]);
}

/** The second gallery picture: the car from the front with its number plate. */
export function vehicleFrontArt(request: VehicleArtRequest): string {
  return faceArt(request, 'front');
}

/** A gallery picture of the car from behind. */
export function vehicleRearArt(request: VehicleArtRequest): string {
  return faceArt(request, 'rear');
}

function faceArt(request: VehicleArtRequest, side: 'front' | 'rear'): string {
  const { width, height } = VEHICLE_PICTURE;
  const defs = createDefs('f');
  const scale = 0.325;
  const studio = drawStudio(width, height, 520, defs);
  return svgDocument(width, height, defs, [studio, drawFaceCar({ ...request, side }, width / 2, 644, scale, defs)]);
}

/** A gallery picture of the cabin from between the front seats. */
export function vehicleInteriorArt(request: VehicleArtRequest): string {
  const { width, height } = VEHICLE_PICTURE;
  const defs = createDefs('i');
  return svgDocument(width, height, defs, [drawInterior(request, defs)]);
}

/** The gallery of a vehicle, main picture first. */
export function vehicleGalleryArt(request: VehicleArtRequest): [side: string, front: string, interior: string] {
  return [vehicleSideArt(request), vehicleFrontArt(request), vehicleInteriorArt(request)];
}

/** The car alone with its ground shadow, transparent, 1200 × 520: for category tiles and page headers. */
export function vehicleCutoutArt(request: VehicleArtRequest): string {
  const { width } = VEHICLE_PICTURE;
  const defs = createDefs('t');
  const length = 900 + (BODY_SHAPES[request.category].length - 3620) * 0.13;
  return svgDocument(width, 520, defs, [drawSideCar(request, { x: (width - length) / 2, groundY: 470, length }, defs)]);
}
