/** RFC 9562, 4: the text of a UUID, in letters of either case. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
