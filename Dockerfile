FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci && npm run build && mkdir -p data && chown node:node data
USER node
EXPOSE 3000
CMD ["node", "--conditions=app-source", "apps/server/src/main.ts"]
