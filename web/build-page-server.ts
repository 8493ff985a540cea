import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import type { Logger } from 'pino';
import { accessLog } from './middleware/access-log';
import { answerFailure } from './middleware/answer-failure';
import { findRequestRoute } from './middleware/find-route';
import { publicPageCache } from './middleware/public-page-cache';
import { routeDiscovery } from './middleware/route-discovery';
import { securityHeaders } from './middleware/security-headers';
import { staticFilePatterns, staticFiles } from './middleware/static-files';
import { trustedRequestHeaders } from './middleware/trusted-request-headers';
import { unreadBody } from './middleware/unread-body';
import { createRemixHandler } from './remix-handler';
import { createRouteTable } from './route-table';

interface PageServerOptions {
  build: ServerBuild;
  logger: Logger;
  /** Believe X-Forwarded-For and X-Request-Id. */
  trustProxy: boolean;
  /** The public address is https. */
  secure: boolean;
}

/** The page server without listen(): everything that happens to a request, in this order. */
export function buildPageServer({ build, logger, trustProxy, secure }: PageServerOptions): RequestListener {
  const findRoute = createRouteTable(build.routes);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Nobody reads `request.query`, and its parser takes long for a long address.
  app.set('query parser', false);
  app.use(
    accessLog(logger),
    unreadBody(),
    trustedRequestHeaders({ trustProxy }),
    findRequestRoute(findRoute, staticFilePatterns(build.assetsBuildDirectory)),
    securityHeaders({ secure }),
    routeDiscovery(build, findRoute),
    staticFiles(build.assetsBuildDirectory),
    createRemixHandler(build, findRoute),
  );
  app.use(answerFailure(logger));
  const cache = publicPageCache({ logger, trustProxy });
  return (request, response) => cache(request, response, () => app(request, response));
}
