/** Returns the path of the page that an address belongs to: actions on a page have paths below it, `/listCar/12/modifier` on `/listCar`. */
export const pageOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;
