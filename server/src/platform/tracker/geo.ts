/** A point on the ground, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres between two points along the great circle. */
export function distanceKm(a: Point, b: Point): number {
  const latitudes = radians(b.latitude - a.latitude);
  const longitudes = radians(b.longitude - a.longitude);
  const h =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point at a share of the way, 0 to 1; straight, which is exact enough between the points of a drawn road. */
export function between(a: Point, b: Point, share: number): Point {
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
