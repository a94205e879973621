//! A client of the app of the chapter "A service for all games": HTTP by hand over one connection.

use std::io::{self, Error};
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{
    AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader,
};
use tokio::net::TcpStream;

/// A client with a connection.
pub(crate) struct Guest<Io = TcpStream>(BufReader<Io>);

impl Guest {
    /// Opens a connection.
    pub(crate) async fn new(app: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(app).await?;
        stream.set_nodelay(true)?;
        Ok(Self::over(stream))
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> Guest<Io> {
    /// Takes over a connection that is open.
    pub(crate) fn over(stream: Io) -> Self {
        Self(BufReader::new(stream))
    }

    /// Sends bytes as they are.
    pub(crate) async fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.get_mut().write_all(bytes).await
    }

    /// Returns the connection, for reading the rest.
    pub(crate) fn stream(&mut self) -> &mut BufReader<Io> {
        &mut self.0
    }

    /// Sends a request; the answer is a status and a body.
    pub(crate) async fn ask(&mut self, what: &str, body: &[u8]) -> io::Result<(u16, Vec<u8>)> {
        let head = format!(
            "{what} HTTP/1.1\r\nhost: app\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        self.send(&[head.as_bytes(), body].concat()).await?;
        self.answer().await
    }

    /// Sends a request that must be granted; the answer is JSON.
    pub(crate) async fn get(&mut self, what: &str, body: &str) -> io::Result<Value> {
        let (status, answer) = self.ask(what, body.as_bytes()).await?;
        if status != 200 {
            let answer = String::from_utf8_lossy(&answer);
            return Err(Error::other(format!("{what} {body}: {status} {answer}")));
        }
        Ok(serde_json::from_slice(&answer)?)
    }

    /// Reads an answer: a status and a body.
    pub(crate) async fn answer(&mut self) -> io::Result<(u16, Vec<u8>)> {
        let (mut status, mut length) = (None, 0);
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.parse().map_err(Error::other)?;
            }
            status = status.or_else(|| line.split(' ').nth(1)?.parse().ok());
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await?;
        Ok((status.ok_or(io::ErrorKind::InvalidData)?, body))
    }
}
