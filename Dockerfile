# The server and the command: docker build -t tidetable .
# Nothing here compiles; the image holds Debian, Node and the published package. `.ci/image-steps` does the same without Docker.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN npm ci && npm run pack && npm install --prefix /app --omit=dev ./dist/tidetable-[0-9]*.tgz

FROM ${BASE_IMAGE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin tidetable && install -d -o tidetable /data
ENV NODE_ENV=production TIDETABLE_HOST=0.0.0.0 TIDETABLE_DATA=/data PORT=8080
USER 10001
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "/app/node_modules/tidetable/bin/tidetable.js"]
CMD ["serve"]
