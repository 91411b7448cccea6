/** RFC 8414, 2, and OpenID Connect Discovery 1.0, 3: what a client needs of the provider's metadata. Endpoints are absolute addresses. */
export type ProviderMetadata = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly introspection_endpoint: string;
  readonly revocation_endpoint: string;
  readonly scopes_supported: readonly string[];
};

/** RFC 6749, 5.1, and OpenID Connect Core 1.0, 3.1.3.3. `scope`: separated by spaces; absent: all that was asked for. */
export type TokenAnswer = {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  readonly scope?: string;
};
