import type { Brand } from './brand.entity.js';

/** A brand on the wire; `image` is a file name below `/storage/marques`. */
export function brandToWire(brand: Brand) {
  return { id: brand.id, nom: brand.name, image: brand.imageFile ?? null, affichage_site: brand.shownOnSite };
}
