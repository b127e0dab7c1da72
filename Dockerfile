# Two stages: one builds, the other runs. The runtime is the one that npm pins, not the image's.
FROM node:24-bookworm-slim AS build
WORKDIR /club
COPY package.json package-lock.json .npmrc ./
COPY bin/install.mjs bin/
RUN npm ci
COPY . .
RUN node_modules/.bin/node bin/build-only.ts && npm prune --omit=dev

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates tini && rm -rf /var/lib/apt/lists/* \
  && useradd --create-home --uid 10001 club
WORKDIR /club
COPY --from=build --chown=club:club /club /club
USER club
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/club/data
VOLUME /club/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["tini", "--", "node_modules/.bin/node", "--max-semi-space-size=4", "--max-old-space-size=512"]
CMD ["bin/start.mjs"]
