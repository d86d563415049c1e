# The web app is built here; nothing of this stage but what is copied out of it is in the image.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

# What the server needs while it runs: no build tools, no tests, and no PostgreSQL of its own, as DATABASE_URL names one.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=optional --workspace=apps/server --include-workspace-root=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY LICENSE package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/adapters adapters
COPY --from=dependencies /app/apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
ARG COMMIT=
RUN mkdir data && chown node:node data && npm pkg set commit="$COMMIT"
USER node
VOLUME /app/data
EXPOSE 3000
# A worker has no port but METRICS_PORT.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "const { ROLE, PORT = 3000, METRICS_PORT } = process.env; fetch(`http://127.0.0.1:${ROLE === 'worker' ? METRICS_PORT : PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=app-source", "--max-semi-space-size=8", "apps/server/src/main.ts"]
