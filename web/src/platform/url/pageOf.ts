/** The page that a path belongs to: what is done on a page stands below its path, `/listCar/12/modifier` on `/listCar`. */
export const pageOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;
