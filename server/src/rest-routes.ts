import { describe, withDescription } from './api/rest/description-route.js';
import type { OpenApiDocument } from './api/rest/openapi.js';
import type { RestRoute } from './api/rest/route.js';
import { type AppServices, MODULES } from './modules.js';

/** Returns every documented `/api` call, and the one that describes them. */
export function restRoutes(services: AppServices): RestRoute[] {
  return withDescription(MODULES.flatMap(({ routes = [] }) => routes.flatMap((routesOf) => routesOf(services))));
}

/** Describes the calls without a server, because their declarations do not depend on the services. */
export function apiDescription(): OpenApiDocument {
  return describe(restRoutes({} as AppServices));
}
